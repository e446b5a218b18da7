// The page must stay light: what a browser loads, compressed, is weighed against a limit: the first screen, and for each family
// of games that screen and then a table of the family. What one game needs no other one's table loads.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000; // bytes
const PAGE = new URL('../../src/donjons/web/page/', import.meta.url);
const FAMILY = /^src\/games\/(\w+)\/(front|face)\.ts$/;

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', PAGE), 'utf8'));

/** The files that some entries of the manifest need, and those that they import from the beginning. */
function needed(names, found = new Set()) {
  for (const name of names) {
    const { file, css = [], assets = [], imports = [] } = manifest[name];
    if (found.has(file)) continue;
    for (const each of [file, ...css, ...assets]) found.add(each);
    needed(imports, found);
  }
  return found;
}

const weight = (files) =>
  [...files]
    .filter((file) => !file.endsWith('.woff')) // only browsers without woff2 ask for these
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, PAGE))).length, 0);
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;

const entries = Object.keys(manifest).filter((name) => FAMILY.test(name));
const first = ['index.html', ...entries.filter((name) => FAMILY.exec(name)[2] === 'front')];
const faces = entries.filter((name) => FAMILY.exec(name)[2] === 'face');
const weights = faces.map((name) => [FAMILY.exec(name)[1], weight(needed([...first, name]))]);
const said = weights.map(([family, bytes]) => `${kilobytes(bytes)} with a table of ${family}`);

console.log(
  `Compressed, the page weighs ${kilobytes(weight(needed(first)))} on its first screen, ${said.join(', ')}, ` +
    `${kilobytes(weight(needed([...first, ...faces])))} with all (limit ${kilobytes(LIMIT)} with any one game).`,
);
process.exit(weights.some(([, bytes]) => bytes > LIMIT) ? 1 : 0);
