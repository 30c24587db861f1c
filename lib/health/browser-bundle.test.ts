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

/** The first reads a file of `public/`, which is the same for everyone. */
const SENDERS = ['components/stock/try-sample-list.tsx', 'lib/api/client/fetch-endpoint.ts'];
const SENDS =
  /(?<![\w.])fetch\(|\b(sendBeacon|XMLHttpRequest|EventSource|WebSocket)\b|action="\/api\/(?!sign-(in|out)")/;

test('pages send requests by the client of the API alone, which names whom the page was rendered for', () => {
  const ofPages = [...files.values()].filter(({ path }) =>
    /^(app\/(?!api\/|sandbox\/)|components\/|lib\/api\/client\/)/.test(path),
  );
  assert.deepEqual(
    ofPages.filter(({ text }) => SENDS.test(text)).map(({ path }) => path),
    SENDERS,
  );
});

test('the link of a file has `download`, by which its address is made to name whom the page was rendered for', () => {
  const links = [...files.values()]
    .filter(({ path, text }) => path.startsWith('components/') && /^import \{[^}]*\bfileAddress\b/m.test(text))
    .flatMap(({ path, text }) => [...text.matchAll(/<a\s[\s\S]*?\n?.*>/g)].map(([link]) => ({ path, link })));
  assert.ok(links.length > 2, String(links.length));
  // Photos, by their number, open in a new tab.
  const unnamed = links.filter(({ link }) => !/\sdownload\s|\btarget="_blank"/.test(link));
  assert.deepEqual(
    unnamed.map(({ path, link }) => `${path}: ${link}`),
    [],
  );
});
