/** Every entry that no offer can be made with is refused in one sentence, with another that says what to do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { CONDITIONS, ENTRY_FIELDS, LINE_PARTS, lineField, type Entries } from '@/lib/domain/appraisals/entries';
import { entryRefusal } from './entry-refusal';

const TODAY = '2026-11-10';
const LINE = '00000001';
const TEXTS = [
  'what?',
  '12.345',
  '1,250.50',
  '2000000',
  '-2000000',
  '100%',
  '12.345%',
  '-',
  '2026-10',
  '2020-01',
  '250',
];
const FIELDS = [...ENTRY_FIELDS, ...LINE_PARTS.map((part) => lineField(LINE, part))];

function refusalOf(entries: Entries) {
  const sums = appraisalSums(entries, {
    vehicle: { valuedOn: TODAY, mileage: 40_000, values: VALUES },
    forecast: { value: null, because: 'loading' },
    options: { value: null, because: 'loading' },
  });
  return entryRefusal(entries, sums, TODAY);
}

/** It begins like a sentence and ends like one, with no other end between. */
const isOneSentence = (text: string): boolean =>
  /^[“A-Z]/.test(text) && /^[^!?]*\.$/.test(text) && !/[.!?] /.test(text);

const refused = new Set<string>();
for (const field of FIELDS) {
  test(`a problem of “${field}” is one sentence, and what to do is one`, () => {
    for (const text of TEXTS) {
      const refusal = refusalOf({ [lineField(LINE, 'part')]: 'Door', [field]: text });
      if (refusal === null) continue;
      refused.add(refusal.field);
      for (const part of [refusal.reason, refusal.next]) assert.ok(isOneSentence(part), `${text}: ${part}`);
      assert.notEqual(refusal.reason, refusal.next);
      assert.match(refusal.next, /^(Enter|Choose) /);
    }
  });
}

test('these are all the fields with a problem', () => {
  assert.deepEqual(
    [...refused].toSorted(),
    [
      'adjustment',
      'adjustmentReason',
      'deposit',
      'fees',
      'finance',
      'handOver',
      lineField(LINE, 'cost'),
      'margin',
      'offer',
      'preparation',
      'salePrice',
      'warranty',
    ].toSorted(),
  );
});

for (const [entries, reason, next] of [
  [{ handOver: '2026-10' }, 'The month of hand-over has passed.', 'Choose this month or a later one.'],
  [{ salePrice: '2000000' }, '“Asking price” is too high.', 'Enter at most £1,000,000.'],
  [{ offer: '7000.50' }, 'The offer is not in whole pounds.', 'Enter the offer in whole pounds.'],
  [{ adjustment: '-100' }, 'The adjustment has no reason.', 'Enter why the value is adjusted.'],
  [{}, undefined, undefined],
] as const) {
  test(`${JSON.stringify(entries)}: ${reason ?? 'no problem'}`, () => {
    const refusal = refusalOf(entries);
    assert.deepEqual([refusal?.reason, refusal?.next], [reason, next]);
  });
}

for (const condition of ['', 'good', ...CONDITIONS])
  for (const handOver of ['2026-11', '2026-09'])
    test(`an offer in the condition “${condition}”, handed over in ${handOver}, is refused for it where a value depends on it`, () => {
      const isMissing = handOver === '2026-11' && !CONDITIONS.some((known) => known === condition);
      assert.equal(refusalOf({ condition, handOver })?.field === 'condition', isMissing);
    });
