import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsWords, searchWords } from './fact-search-words';
import { fieldsOfSearch, openedToday, seenBefore } from './saved-fact-search';

test('what is new stays new all day, and is known the day after', () => {
  const saved = openedToday(null, [1, 2], '2026-11-01');
  assert.deepEqual(seenBefore(saved, '2026-11-01'), { since: '2026-11-01', matched: [1, 2] });
  const once = openedToday(saved, [2, 3], '2026-11-20');
  assert.deepEqual(seenBefore(once, '2026-11-20'), { since: '2026-11-01', matched: [1, 2] });
  const again = openedToday(once, [2, 3, 4], '2026-11-20');
  assert.deepEqual(seenBefore(again, '2026-11-20'), { since: '2026-11-01', matched: [1, 2] });
  assert.deepEqual(seenBefore(again, '2026-11-21'), { since: '2026-11-20', matched: [2, 3, 4] });
});

test('the fields of an address have no blanks and nothing that is so by default', () => {
  const search = {
    kind: 'car',
    make: '',
    fuel: 'Electric',
    benefitPercent: 4,
    co2: undefined,
    sort: 'name',
    order: 'ascending',
  };
  assert.deepEqual(fieldsOfSearch(search), { fuel: 'Electric', benefitPercent: '4' });
  assert.deepEqual(fieldsOfSearch({ kind: 'van', sort: 'co2', order: 'descending' }), {
    kind: 'van',
    sort: 'co2',
    order: 'descending',
  });
});

test('a saved search in words: what is wanted, and what is new', () => {
  assert.equal(
    searchWords({ fuel: 'Electric', benefitPercent: '4', bootLitres: '400', basicTaxPounds: '99.5' }),
    'Cars · Electric · BIK at most 4% · Tax a month at 20% at most £99.50 · Boot, seats up at least 400 litres',
  );
  assert.equal(searchWords({ kind: 'van', pricePounds: '30000' }), 'Vans · List price incl. VAT at most £30,000');
  assert.equal(newsWords({ since: null, newCount: 0 }), 'Not opened by you yet.');
  assert.equal(newsWords({ since: '2026-11-01', newCount: 0 }), 'Nothing new since 1 Nov 2026.');
  assert.equal(newsWords({ since: '2026-11-01', newCount: 1_200 }), '1,200 new since 1 Nov 2026.');
});
