// The page must stay light: what a browser loads on its first visit, compressed, is weighed against a limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000; // bytes
const PAGE = new URL('../../src/donjons/web/page/', import.meta.url);

const files = readdirSync(PAGE, { recursive: true }).filter((name) => statSync(new URL(name, PAGE)).isFile());
const loaded = files.filter((name) => !name.endsWith('.woff')); // only browsers without woff2 ask for these
const weight = loaded.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, PAGE))).length, 0);
console.log(`The page weighs ${Math.round(weight / 1000)} kB compressed (limit ${LIMIT / 1000} kB).`);
process.exit(weight > LIMIT ? 1 : 0);
