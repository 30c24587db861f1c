/** What reaches the browser: everything a client component imports, directly or indirectly. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSourceTree, testOnly } from './testing/source-tree';

const tree = readSourceTree();
const tests = testOnly(tree);
const files = new Map(tree.filter(({ path }) => !tests.has(path)).map((file) => [file.path, file]));
const clients = [...files.values()].filter(({ text }) => /^(\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(text));

/** The import path from a client component to a package, file by file; null if there is none. */
function importChainTo(name: string, from: string, seen = new Set<string>()): string[] | null {
  if (seen.has(from)) return null;
  seen.add(from);
  for (const { target, ours, typeOnly } of files.get(from)?.imports ?? []) {
    if (typeOnly) continue;
    if (!ours && (target === name || target.startsWith(`${name}/`))) return [from, name];
    const chain = ours ? importChainTo(name, target, seen) : null;
    if (chain) return [from, ...chain];
  }
  return null;
}

test('client components are found', () => assert.ok(clients.length > 50, String(clients.length)));

for (const name of ['zod', 'pg', 'undici', 'saxes', 'lru-cache', 'prom-client']) {
  test(`no client component brings ${name} into the browser`, () => {
    const chains = clients.map(({ path }) => importChainTo(name, path)).filter((chain) => chain !== null);
    assert.deepEqual(
      chains.map((chain) => chain.join(' → ')),
      [],
    );
  });
}
