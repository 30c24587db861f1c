import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPages } from './find-pages';
import { NAVIGATION, navigationFor } from './navigation';
import { PAGE_WORDS } from './page-words';

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

const PAGES = NAVIGATION.flatMap(({ pages, ...section }) => pages ?? [section]);

test('every page of the menu has words that people use for it, and each of them finds it, in any case', () => {
  assert.deepEqual(Object.keys(PAGE_WORDS).toSorted(), PAGES.map(({ href }) => href).toSorted());
  for (const { href, label } of PAGES) {
    const words = PAGE_WORDS[href] ?? [];
    assert.ok(words.length > 0, label);
    for (const text of [label, ...words, ...words.map((word) => word.toUpperCase())]) {
      const hrefs = findPages(NAVIGATION, text).map((page) => page.href);
      assert.ok(hrefs.includes(href), `${label} by “${text}”`);
    }
  }
});

for (const [text, pages] of [
  ['budget', ['Reports › Usage', 'Settings › Users', 'Settings › Requests', 'Settings › Your account']],
  ['budgets', ['Reports › Usage', 'Settings › Users', 'Settings › Requests', 'Settings › Your account']],
  [
    'limits',
    ['Appraise › Terms', 'Reports › Usage', 'Settings › Users', 'Settings › Requests', 'Settings › Your account'],
  ],
  ['password', ['Settings › Users', 'Settings › Your account']],
  ['invite', ['Settings › Users']],
  ['Colleagues', ['Settings › Users']],
  ['bik', ['Vehicles › Find a vehicle', 'Vehicles › Find by facts']],
  ['tax', ['Vehicles › Find a vehicle', 'Vehicles › Find by facts', 'Fleet › Emissions']],
  ['api key', ['Settings › API keys', 'Settings › API reference']],
  [
    'export',
    [
      'Look up & value › Valuations',
      'Stock › Cars in stock',
      'Reports › Usage',
      'Reports › Ledger',
      'Settings › Data downloads',
    ],
  ],
  ['delete data', ['Settings › Privacy']],
  ['vat', ['Appraise › Appraisals', 'Appraise › Terms', 'Vehicles › Find a vehicle']],
] as const) {
  test(`“${text}” finds ${pages.join(', ')}`, () => assert.deepEqual(found(text), pages));
}

test('a make finds no page: its cars come first', () => {
  const makes =
    'Abarth, Alfa Romeo, Audi, Bentley, BMW, BYD, Citroën, Cupra, Dacia, DS, Ferrari, Fiat, Ford, Genesis, Honda, Hyundai, Isuzu, ' +
    'Jaguar, Jeep, Kia, Land Rover, Lexus, Mazda, Mercedes-Benz, MG, Mini, Mitsubishi, Nissan, Peugeot, Polestar, Porsche, Renault, ' +
    'Seat, Škoda, Skoda, Smart, SsangYong, Subaru, Suzuki, Tesla, Toyota, Vauxhall, Volkswagen, Volvo, VW, Golf, Fiesta, Corsa';
  for (const make of makes.split(', ')) assert.deepEqual(found(make), [], make);
});

test('a plate, one letter, a letter within a word, and pages that a person may not open find nothing', () => {
  for (const text of ['AB21 CDE', 'v', '', ' & ', 'edger']) assert.deepEqual(found(text), [], text);
  assert.deepEqual(found('ledger', navigationFor(['valuations.read'])), []);
});
