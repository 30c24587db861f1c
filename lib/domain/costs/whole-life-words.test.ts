/** The total that is spoken is the one on screen, and a part that is not known makes it a total of the others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legislationSchema, type Legislation } from '@/lib/domain/tax/legislation';
import { LEGISLATION_ITEMS } from '@/lib/domain/tax/legislation-items';
import type { WholeLifeCosts } from './whole-life-costs';
import { costParts, wholeLifeTotal } from './whole-life-parts';
import { wholeLifeWords } from './whole-life-words';

const NOTHING = legislationSchema.parse(Object.fromEntries(LEGISLATION_ITEMS.map(({ item }) => [item, null])));
const lifeOf = (legislation: WholeLifeCosts['legislation']): WholeLifeCosts => ({
  requested: { termMonths: 36, miles: 30_000 },
  used: { termMonths: 36, miles: 30_000 },
  begins: '2026-04-06',
  requestedEdition: '2026-06-01',
  legislation,
  leftOut: [],
  maintenancePence: { value: 0 },
  maintenancePencePerMile: { value: 0 },
  futureValuePence: { value: 0 },
});
const known = (figures: Partial<Legislation>) => lifeOf({ value: { ...NOTHING, ...figures } });

const PARTS = { depreciation: 9_000, fuel: 3_000, maintenance: 1_500, dutyFirst: 195, dutyLater: 200 };

test('what is known is added up, over the term and by the mile', () => {
  const life = known(PARTS);
  const { totalPence, missing } = wholeLifeTotal(costParts(life));
  assert.ok(missing.length > 0);
  const pounds = (totalPence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  const mile = (totalPence / 30_000).toFixed(2);
  assert.equal(
    wholeLifeWords(life),
    `36 months and 30,000 miles: total of the known parts £${pounds}, ${mile} pence per mile. Excludes Class 1A NIC: not known.`,
  );
});

test('nothing that is known, and no answer, are no total of £0', () => {
  assert.equal(wholeLifeWords(known({})), '36 months and 30,000 miles: no cost is known.');
  const because = { reason: 'The service did not answer.', next: 'Try again.' };
  assert.equal(
    wholeLifeWords(lifeOf({ value: null, because })),
    '36 months and 30,000 miles: The service did not answer.',
  );
});
