/** Which part of the company car page an address shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preservedFields } from '@/components/tax/company-car-address';
import { COMPANY_CAR_TABS, companyCarTabIn, companyCarTabQuery, companyCarTitle, isRendered } from './company-car-tab';

for (const [query, tab] of [
  ['', 'driver'],
  ['tab=driver', 'driver'],
  ['tab=employer&date=2026-11-02', 'employer'],
  ['tab=working', 'working'],
  ['tab=compare&with=50247', 'compare'],
  ['tab=Compare', 'driver'],
  ['tab=toString', 'driver'],
] as const) {
  test(`“${query}” shows the tab ${tab}`, () => {
    assert.equal(companyCarTabIn(new URLSearchParams(query)), tab);
  });
}

test('a tab’s address leads to it and keeps every other field, repeated ones too', () => {
  for (const { tab } of COMPANY_CAR_TABS) {
    const query = companyCarTabQuery('date=2026-11-02&with=1&with=2&tab=working', tab);
    const read = new URLSearchParams(query);
    assert.equal(companyCarTabIn(read), tab);
    assert.deepEqual([read.get('date'), read.getAll('with')], ['2026-11-02', ['1', '2']]);
  }
});

test('each part has another title, which begins with its name', () => {
  const titles = COMPANY_CAR_TABS.map(({ tab, label }) => [label, companyCarTitle('Company car tax of BMW 320d', tab)]);
  for (const [label, title] of titles) assert.equal(title, `${label}: Company car tax of BMW 320d`);
  assert.equal(new Set(titles.map(([, title]) => title)).size, COMPANY_CAR_TABS.length);
});

test('the fields that forms and links pass on never name a tab: each says which one it leads to', () => {
  assert.deepEqual(preservedFields({ tab: 'compare', with: ['1', '2'], date: '2026-11-02' }, 'date'), [
    ['with', '1'],
    ['with', '2'],
  ]);
});

for (const [rendered, search, is] of [
  ['', '', true],
  ['date=2026-11-02&with=1&with=2', '?date=2026-11-02&with=1&with=2', true],
  ['from=1+Dec+2026', '?from=1%20Dec%202026', true],
  ['tab=employer', '?tab=employer&term=48&miles=60000', false],
  ['tab=employer&term=42&miles=60000', '?tab=employer&term=48&miles=60000', false],
] as const)
  test(`a page of “${rendered}” ${is ? 'shows' : 'does not yet show'} what “${search}” says`, () => {
    assert.equal(isRendered(new URLSearchParams(rendered), search), is);
  });
