import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PAGE_PARAMS, unknownParams } from './address-params';
import { FORECAST_NAMES, GUIDE_NAMES, HISTORY_NAMES } from './view-names';

for (const [address, unknown] of [
  ['/ledger?person=1&from=2026-01-01', []],
  ['/ledger?persons=1&persons=2&from=2026-01-01', ['persons']],
  ['/vehicles/car/50031?on=2026-01-01', []],
  ['/vehicles/car/50031/forecast?by=plate&beside=a&beside=b&milage=5', ['milage']],
  ['/vehicles/compare?vehicle=car-50031', []],
  ['/vehicles/compare?on=2026-01-01', ['on']],
  ['/?foo=1', ['foo']],
  ['/vehicles/car/50031/past?day=2025-03-03&milage=5', ['milage']],
  ['/somewhere?foo=1', []],
] as const) {
  test(`${address}: ${unknown.join() || 'nothing'} is unknown`, () => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    assert.deepEqual(unknownParams(pathname, searchParams), unknown);
  });
}

test('a page has one entry, before any wider one that fits it too', () => {
  const paths = PAGE_PARAMS.map(({ path }) => path);
  assert.equal(new Set(paths).size, paths.length);
  for (const path of paths.filter((candidate) => !candidate.includes('*')))
    assert.deepEqual(
      unknownParams(
        path,
        new URLSearchParams(PAGE_PARAMS.find((page) => page.path === path)?.names.map((name) => [name, '1'])),
      ),
      [],
    );
});

const PAGES = join(import.meta.dirname, '../../../app/(signed-in)');

/** What a page takes out of `searchParams`, as far as it is written in the page itself. */
function paramsRead(source: string): string[] {
  const destructured = [...source.matchAll(/\{([^{}]*)\} = await searchParams/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
  const byName = [...source.matchAll(/(?:(?:params|query|searchParams\))(?:\.get\(|\[)|validParam\()'([^']+)'/g)];
  return [...destructured, ...byName.map(([, name = '']) => name)].filter((name) => name !== '');
}

const pageFiles = () =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('page.tsx'));

test('every page reports what it does not read', () => {
  const silent = pageFiles()
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\[\w+\]/g, '1')}`)
    .filter((path) => unknownParams(path, new URLSearchParams('unheard-of=1')).length === 0);
  assert.deepEqual(silent, []);
});

test('no page reports a name that it reads itself', () => {
  const pages = pageFiles();
  const reported = pages.flatMap((file) => {
    const source = readFileSync(join(PAGES, file), 'utf8');
    const names = source.includes('searchParams') ? paramsRead(source) : [];
    const path = `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\[\w+\]/g, '1')}`;
    return unknownParams(path, new URLSearchParams(names.map((name) => [name, '1']))).map((name) => `${path}: ${name}`);
  });
  assert.deepEqual(reported, []);
  assert.ok(pages.length > 40);
});

test('a view that writes its address leaves only the names of a build beside its own', () => {
  for (const [view, names] of [
    ['forecast', FORECAST_NAMES],
    ['history', HISTORY_NAMES],
    ['guide', GUIDE_NAMES],
  ] as const) {
    const known = PAGE_PARAMS.find(({ path }) => path === `/vehicles/*/*/${view}`)?.names ?? [];
    assert.deepEqual(known.filter((name) => !names.includes(name)).toSorted(), ['build', 'date'], view);
    assert.deepEqual(
      names.filter((name) => !known.includes(name)),
      [],
      view,
    );
  }
});

const COMPONENTS = join(import.meta.dirname, '../..');

/** What an address module reads or writes by name. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/(?:query\.(?:get|getAll|has|set|append|delete)|\b(?:one|all))\('([^']+)'/g)].map(
    ([, name = '']) => name,
  );

test('a name that an address module reads or writes is known of a page', () => {
  const known = new Set(PAGE_PARAMS.flatMap(({ names }) => names));
  const modules = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('-address.ts'),
  );
  const unknown = modules.flatMap((file) =>
    namesIn(readFileSync(join(COMPONENTS, file), 'utf8')).flatMap((name) =>
      known.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  assert.deepEqual(unknown, []);
  assert.ok(modules.length > 12, modules.join());
});
