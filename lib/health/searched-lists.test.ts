/** A search that goes into no address is shown in place of the page's list: its filters and files are about other rows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpointsByName } from '@/lib/api/all-endpoints';
import { readSourceTree } from './testing/source-tree';

/** Searches by POST on pages that have no list. */
const WITHOUT_LIST = ['findDerivatives', 'findMissingValuations', 'findPlateData'];

const SOURCES = readSourceTree().filter(({ path }) => /^(app|components)\/.*(?<!\.examples)\.tsx$/.test(path));

const searches = [...endpointsByName].flatMap(([name, { method }]) =>
  method === 'POST' && name.startsWith('find') && !WITHOUT_LIST.includes(name) ? [name] : [],
);

/** The components that call a search. */
const callersOf = (name: string) => SOURCES.filter(({ text }) => text.includes(`useAction(${name})`));

test('every search by POST is known: of a list, or of a page without one', () => {
  assert.ok(searches.length >= 3);
  for (const name of WITHOUT_LIST) assert.ok(endpointsByName.has(name), name);
  for (const name of searches) assert.equal(callersOf(name).length, 1, name);
});

for (const name of searches)
  test(`what ${name} finds is shown in place of the list, its filters and its files`, () => {
    const [form] = callersOf(name);
    const text = form?.text ?? '';
    assert.match(text, /<ListUnlessSearched\b/, form?.path);
    const component = /^export function (\w+)/m.exec(text)?.[1] ?? assert.fail(form?.path);
    const pages = SOURCES.filter((source) => source.path.startsWith('app/') && source.text.includes(`<${component}`));
    assert.ok(pages.length > 0, component);
    for (const page of pages) {
      const [before = '', after] = page.text.split(`<${component}`);
      const [, behind] = after?.split(`</${component}>`) ?? [];
      assert.ok(behind !== undefined, `${page.path}: the list is within <${component}>`);
      const outside = before.slice(before.indexOf('return (')) + behind;
      assert.doesNotMatch(outside, /<(FileLink|PrintWhole|Pager|\w+(Filter|Table|List|Board|Pages))\b/, page.path);
    }
  });
