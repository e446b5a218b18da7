// What happens around a table, over HTTP.

import type {
  Catalogue,
  ChangedRules,
  GameRules,
  Link,
  NewBranch,
  NewTable,
  Problem,
  RecordText,
  RuleText,
  TableLinks,
  Verified,
} from './messages';
import { bound } from './typeset';

/** What is wrong with a request, in the reader's language. */
export class Refusal extends Error {}

async function send(path: string, options: { key?: string; body?: unknown } = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (options.key !== undefined) headers.Authorization = `Bearer ${options.key}`;
  const init: RequestInit = { headers };
  if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.method = 'POST';
    init.body = JSON.stringify(options.body);
  }
  const response = await fetch(path, init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.sentence ?? response.statusText);
}

async function json<Body>(path: string, options: { key?: string; body?: unknown } = {}): Promise<Body> {
  return JSON.parse(bound(await (await send(path, options)).text())) as Body;
}

export const getCatalogue = (): Promise<Catalogue> => json('/api/games');
export const getRules = (game: string): Promise<GameRules> => json(`/api/games/${game}`);
export const readRules = (body: RuleText): Promise<ChangedRules> => json('/api/rules', { body });
export const createTable = (table: NewTable): Promise<TableLinks> => json('/api/tables', { body: table });
export const getLinks = (key: string): Promise<TableLinks> => json('/api/table/links', { key });
export const branch = (key: string, body: NewBranch): Promise<TableLinks> => json('/api/table/branch', { key, body });
export const rematch = (key: string): Promise<Link> => json('/api/table/rematch', { key, body: {} });
export const verify = (body: RecordText): Promise<Verified> => json('/api/verify', { body });
export const getRecord = async (key: string): Promise<string> => (await send('/api/table/record', { key })).text();
