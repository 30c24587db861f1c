import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPages } from './find-pages';
import { NAVIGATION, navigationFor } from './navigation';

const found = (text: string, sections = NAVIGATION) =>
  findPages(sections, text).map(({ section, label }) => [section, label].filter(Boolean).join(' › '));

test('every page of the menu is found by its own name, first', () => {
  for (const { pages } of NAVIGATION)
    for (const page of pages ?? []) assert.equal(findPages(NAVIGATION, page.label)[0]?.href, page.href, page.label);
  assert.deepEqual(found('home'), ['Home']);
});

test('words may be begun, in any case and order; those of the section count after the page’s own', () => {
  assert.deepEqual(found('led'), ['Reports › Ledger']);
  assert.deepEqual(found('FACTS find'), ['Vehicles › Find by facts']);
  assert.deepEqual(found('stock'), [
    'Stock › Cars in stock',
    'Stock › Lists',
    'Stock › Charts',
    'Stock › Acted on',
    'Stock › Sales vs guide',
  ]);
  assert.deepEqual(found('appraise report'), ['Appraise › Report']);
});

test('a plate, one letter, a letter within a word, and pages that a person may not open find nothing', () => {
  for (const text of ['AB21 CDE', 'v', '', ' & ', 'edger']) assert.deepEqual(found(text), [], text);
  assert.deepEqual(found('ledger', navigationFor(['valuations.read'])), []);
});
