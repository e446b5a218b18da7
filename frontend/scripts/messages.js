// Writes src/lib/messages.ts from the server's schema on standard input; with --check only says whether it is current.
//     python -m donjons.web.schema | node scripts/messages.js [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const FILE = new URL('../src/lib/messages.ts', import.meta.url);
const HEAD = '// Generated from the server: do not edit. See scripts/messages.js.\n\n';

/** What the families' own types stand behind, by the name of the field that holds them. */
const OF_FAMILIES = { view: 'View', chart: 'Chart', scene: 'Scene' };

/** A schema without the titles of fields, each of which would become a type. */
function plain(schema, name = '') {
  if (Array.isArray(schema)) return schema.map((part) => plain(part));
  if (schema === null || typeof schema !== 'object') return schema;
  if (name in OF_FAMILIES) return { tsType: OF_FAMILIES[name] + (schema.anyOf ? ' | null' : '') };
  const kept = Object.entries(schema).filter(
    ([key, part]) => key !== 'discriminator' && !(key === 'title' && typeof part === 'string'),
  );
  return Object.fromEntries(kept.map(([key, part]) => [key, plain(part, key)]));
}

const { $defs } = await json(process.stdin);
const definitions = plain($defs);
const types = await compile(
  { title: 'Everything', type: 'object', required: Object.keys(definitions), additionalProperties: false,
    properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: definitions },
  'Everything',
  { additionalProperties: false, ignoreMinAndMaxItems: true, bannerComment: '', format: true, style: { printWidth: 120, singleQuote: true } },
); // prettier-ignore
const text = `${HEAD}${types.replace(/export interface Everything \{[^]*?\n\}\n/, '')}`;

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('frontend/src/lib/messages.ts is not what the server says: run make types.');
  process.exit(1);
}
