import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDate } from '@/lib/format';
import { listedWords, priceListWords, type ListedDay } from './option-days';

const TODAY = '2026-11-28';
const on = (date: string, validTo: string | null = null, validFrom: string | null = null): ListedDay => ({
  date,
  validFrom,
  validTo,
});

for (const [list, words, above] of [
  [on('2026-06-05'), 'as listed on 5 Jun 2026', 'Price list of 5 Jun 2026'],
  [on(TODAY), 'as listed on 28 Nov 2026', 'Price list of 28 Nov 2026'],
  [on('2022-09-20', '2022-09-20'), 'as listed on 20 Sep 2022', 'Price list of 20 Sep 2022'],
  [on('2023-04-08', '2022-09-20'), 'as last listed on 20 Sep 2022', 'As last listed on 20 Sep 2022'],
  [on('2027-03-01', '2022-09-20'), 'as last listed on 20 Sep 2022', 'As last listed on 20 Sep 2022'],
  [on('2022-05-01', null, '2022-06-13'), 'as listed from 13 Jun 2022', 'As listed from 13 Jun 2022'],
] as const)
  test(`prices for ${list.date}, listed until ${list.validTo}, are ${words}`, () => {
    assert.equal(listedWords(list, TODAY), words);
    assert.equal(priceListWords(list, TODAY), above);
  });

for (const date of ['2026-11-29', '2027-03-01'])
  test(`prices for ${date} are not called those of that day’s list before it has come`, () => {
    const words = `t the prices known today for ${formatDate(date)}, which may change`;
    for (const validTo of [null, TODAY, '2026-12-31', '2027-12-31']) {
      assert.equal(listedWords(on(date, validTo), TODAY), `a${words}`);
      assert.equal(priceListWords(on(date, validTo), TODAY), `A${words}`);
    }
  });

test('the day of a list lies within the days on which it is in force, whatever day it is for', () => {
  const days = ['2022-06-13', '2022-09-20', '2023-04-08', '2026-11-27', TODAY, '2026-11-29', '2027-03-01'];
  const named = new Map(days.map((day) => [formatDate(day), day]));
  let outside = 0;
  for (const date of days)
    for (const validFrom of [null, ...days])
      for (const validTo of [null, ...days]) {
        if (validFrom !== null && validTo !== null && validTo < validFrom) continue;
        const list = on(date, validTo, validFrom);
        for (const words of [listedWords(list, TODAY), priceListWords(list, TODAY)]) {
          const [, day = ''] = /(?:listed on|listed from|list of) (\d+ \w+ \d{4})$/i.exec(words) ?? [];
          if (day === '') {
            assert.ok(date > TODAY && words.includes('known today'), words);
            continue;
          }
          const listed = named.get(day) ?? '';
          assert.ok(
            (validFrom ?? listed) <= listed && listed <= (validTo ?? listed),
            `${JSON.stringify(list)}: ${words}`,
          );
          if (listed !== date) outside += 1;
        }
      }
  assert.ok(outside > 0);
});
