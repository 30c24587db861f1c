/** An amount that cannot be read never counts as nothing. Which sums depend on which field is written here by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { authorityOf } from '@/lib/domain/appraisals/authority';
import { TREATMENTS } from '@/lib/domain/appraisals/condition-lines';
import type { Entries } from '@/lib/domain/appraisals/entries';

const SUMS = ['trade', 'most', 'suggested', 'profit', 'inHand', 'repairs'] as const;
type Sum = (typeof SUMS)[number];

const WHOLE: Entries = {
  handOver: '2026-11',
  adjustment: '-100',
  adjustmentReason: 'Tyres',
  salePrice: '10000',
  preparation: '350',
  warranty: '200',
  fees: '60',
  margin: '800',
  finance: '3000',
  deposit: '500',
  offer: '7000',
  ...Object.fromEntries(
    TREATMENTS.flatMap((treatment, index) => [
      [`line.0000000${index}.part`, 'Door'],
      [`line.0000000${index}.damage`, treatment],
      [`line.0000000${index}.cost`, '120'],
      [`line.0000000${index}.treatment`, treatment],
    ]),
  ),
};

const sumsOf = (entries: Entries) =>
  appraisalSums(entries, {
    vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
    forecast: { value: null, because: 'loading' },
    options: { value: null, because: 'loading' },
  });

function unknownOf(entries: Entries): Sum[] {
  const { trade, retail, suggestedPounds, offer, settlement, repairs } = sumsOf(entries);
  const all: Readonly<Record<Sum, number | null>> = {
    trade: trade.totalPence,
    most: retail.mostPounds,
    suggested: suggestedPounds,
    profit: offer?.profitPence ?? null,
    inHand: settlement?.inHandPence ?? null,
    repairs: repairs.costPence,
  };
  return SUMS.filter((sum) => all[sum] === null);
}

const DEPENDENT: Readonly<Record<string, { readonly sums: readonly Sum[]; readonly name: string }>> = {
  adjustment: { sums: ['trade', 'suggested'], name: 'The adjustment' },
  salePrice: { sums: ['most', 'suggested', 'profit'], name: 'The asking price' },
  preparation: { sums: ['most', 'suggested', 'profit'], name: 'Preparation' },
  warranty: { sums: ['most', 'suggested', 'profit'], name: 'Warranty' },
  fees: { sums: ['most', 'suggested', 'profit'], name: 'The amount of fees' },
  margin: { sums: ['most', 'suggested'], name: 'The margin wanted' },
  finance: { sums: ['inHand'], name: 'The finance still owed' },
  deposit: { sums: ['inHand'], name: 'The deposit' },
  // Repaired before sale, deducted only, and no deduction.
  'line.00000000.cost': {
    sums: ['trade', 'most', 'suggested', 'profit', 'repairs'],
    name: 'The cost of “Door: mend”',
  },
  'line.00000001.cost': { sums: ['trade', 'suggested', 'repairs'], name: 'The cost of “Door: price_in”' },
  'line.00000002.cost': { sums: ['repairs'], name: 'The cost of “Door: accept”' },
};

test('with every amount read, every sum is known', () => assert.deepEqual(unknownOf(WHOLE), []));

for (const [field, { sums, name }] of Object.entries(DEPENDENT)) {
  for (const [typed, problem] of [
    ['350 + VAT', 'cannot be read'],
    ['ten', 'cannot be read'],
    ['2000000', field === 'adjustment' ? 'is too large' : 'is too high'],
    ['-2000000', field === 'adjustment' ? 'is too large' : 'cannot be read'],
  ] as const) {
    test(`${field} of “${typed}” makes ${sums.join(', ')} unknown, and no other sum`, () => {
      const entries = { ...WHOLE, [field]: typed };
      assert.deepEqual(unknownOf(entries), sums);
      const { trade, retail, unread, repairs, problems } = sumsOf(entries);
      const reason = `${name} ${problem}.`;
      const found = [trade.missing, retail.missing, unread.settlement].filter((because) => because !== null);
      for (const because of found) assert.deepEqual(because, { reason, next: problems[field] });
      assert.equal(repairs.words.includes(reason), sums.includes('repairs'));
      assert.equal(found.length > 0 || sums.includes('repairs'), true, 'the field is named');
    });
  }
  test(`an empty ${field} is no problem, and leaves the other sums known`, () => {
    const { problems } = sumsOf({ ...WHOLE, [field]: '' });
    assert.deepEqual(problems, {});
    assert.deepEqual(unknownOf({ ...WHOLE, [field]: '' }), field === 'salePrice' ? ['most', 'profit'] : []);
  });
}

test('every field with a problem of its amount is in the table above', () => {
  const unreadable = Object.fromEntries(Object.keys(WHOLE).map((field) => [field, 'x']));
  const fields = Object.keys(sumsOf({ ...unreadable, ...TREATED, handOver: '2026-11' }).problems);
  assert.deepEqual(fields.filter((field) => field !== 'offer').sort(), Object.keys(DEPENDENT).sort());
});

/** The lines' own treatments, so that a line stays what it is. */
const TREATED = Object.fromEntries(Object.entries(WHOLE).filter(([field]) => field.endsWith('.treatment')));

test('while an amount of either side cannot be read, nothing is stated about a valuer’s limit', () => {
  for (const [field, { sums }] of Object.entries(DEPENDENT)) {
    const { isUndecided, reasons } = authorityOf(sumsOf({ ...WHOLE, offer: '12000', [field]: 'ten' }), {
      valuerLimitPounds: 250,
      margin: '',
    });
    assert.equal(isUndecided, sums.includes('suggested'), field);
    assert.equal(reasons.length === 0, isUndecided, field);
  }
});
