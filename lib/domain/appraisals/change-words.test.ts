import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STORED_STATES } from './appraisal-state';
import { changeWords } from './change-words';
import { customerDataItems, customerDataWords, customerRetentionWords, fieldWords, lineNames } from './field-words';
import { CONDITIONS, ENTRY_FIELDS, LINE_PARTS, lineField } from './entries';
import { conditionLines, TREATMENTS } from './condition-lines';
import { COST_VAT } from './vat';

const VAT_FIELDS = ['preparationVat', 'warrantyVat', 'feesVat', lineField('00000001', 'vat')];

/** Every code stored in an appraisal, by its field. */
const CODES: readonly (readonly [field: string, code: string])[] = [
  ...CONDITIONS.map((code) => ['condition', code] as const),
  ...STORED_STATES.map((code) => ['state', code] as const),
  ...VAT_FIELDS.flatMap((field) => COST_VAT.map((code) => [field, code] as const)),
  ...TREATMENTS.map((code) => [lineField('00000001', 'treatment'), code] as const),
  ...['own', 'price_list'].map((code) => [lineField('00000001', 'source'), code] as const),
  ...['margin', 'qualifying'].map((code) => ['vatScheme', code] as const),
  ...['requested', 'approved', 'refused', 'withdrawn'].map((code) => ['approval', code] as const),
  ...['added', 'changed', 'removed'].map((code) => ['photo', code] as const),
  ['handOver', '2026-12'],
  ['options', '12'],
  ['link', 'created'],
  ['link', 'replaced'],
  ['erased', 'details'],
  ['signature', 'signed'],
  [lineField('00000001', 'removed'), 'yes'],
  [lineField('00000001', 'removed'), 'no'],
];

for (const [field, code] of CODES) {
  test(`the code ${code} of ${field} is shown as its words, before and after`, () => {
    for (const words of [changeWords(field, null, code), changeWords(field, code, code)]) {
      assert.doesNotMatch(words, /[“”_]/);
      assert.ok(!words.split(' → ').includes(code));
      assert.match(words, /^[A-Z0-9]/);
    }
  });
}

test('what was typed stands in quotation marks, and an emptied field is nothing', () => {
  const typed = [...ENTRY_FIELDS, ...LINE_PARTS.map((part) => lineField('00000001', part))];
  for (const field of typed) {
    assert.equal(changeWords(field, null, 'POA!'), '“POA!”');
    assert.equal(changeWords(field, 'POA!', ''), '“POA!” → nothing');
    assert.equal(changeWords(field, '', 'POA!'), 'nothing → “POA!”');
    // Object.prototype's properties are not codes: the interface takes any text.
    for (const text of ['constructor', 'toString', '__proto__'])
      assert.equal(changeWords(field, null, text), `“${text}”`);
  }
});

for (const [field, before, after, words] of [
  ['condition', 'clean', 'average', 'Clean → Average'],
  ['handOver', '2026-11', '2027-01', 'November 2026 → January 2027'],
  ['options', '12', '12,40', '1 option (12) → 2 options (12, 40)'],
  ['options', '12', '', '1 option (12) → nothing'],
  ['state', null, 'draft', 'Draft'],
  ['approval', 'requested', 'refused', 'Requested → Declined'],
  ['offer', null, '5650', '“5650”'],
  ['offerMade', null, '5650', '£5,650'],
  ['offerRequested', null, '5650', '£5,650'],
  ['finance', '500', '', '“500” → nothing'],
  ['customerName', null, null, ''],
  ['erased', null, null, ''],
  ['erased', null, 'signature', 'Signature'],
  ['erased', null, 'details,photos,signature', 'Details, photos and signature'],
] as const) {
  test(`${field} from ${before} to ${after}: ${words}`, () => assert.equal(changeWords(field, before, after), words));
}

const SIGNATURE = { name: 'Ann Lee', signedAt: '2027-01-28T10:12:00.000Z' };

test('what is erased is named where it is there, piece by piece, and a signature alone can be erased too', () => {
  for (const details of [[], ['customerName'], ['customerName', 'customerEmail']] as const)
    for (const photoCount of [0, 1, 20])
      for (const signatures of [[], [SIGNATURE]]) {
        const data = { details, photoCount, signatures };
        const words = customerDataWords(data);
        assert.equal(words.includes('details'), details.length > 0);
        assert.equal(words.includes('photos'), photoCount > 0);
        assert.equal(words.includes('signature'), signatures.length > 0);
        const items = customerDataItems(data);
        assert.equal(items.length, details.length + Math.min(photoCount, 1) + signatures.length);
        assert.equal(words === '', items.length === 0);
      }
  assert.deepEqual(customerDataItems({ details: ['customerName'], photoCount: 3, signatures: [SIGNATURE] }), [
    'Customer’s name, here and in the history',
    '3 photos, here, on the offer sheet and by the customer link',
    'Signature of Ann Lee, 28 Jan 2027, 10:12',
  ]);
});

for (const [erasedOn, words] of [
  [
    null,
    /^The details stay until you erase them, as your organisation has no retention period\. Photos and signatures /,
  ],
  ['2027-01-29', /^The details are erased on 29 Jan 2027, when .+ ends, or earlier by you\. Photos and signatures /],
  ['2027-01-28', /^The details are erased on 28 Jan 2027, when .+ ends, or earlier by you\. Photos and signatures /],
  ['2027-01-27', /retention period ended on 27 Jan 2027: details entered now are erased within minutes\. Photos and /],
] as const)
  test(`on 28 January, of details that retention erases on ${erasedOn}: ${words.source}`, () =>
    assert.match(customerRetentionWords(erasedOn, '2027-01-28'), words));

test('an amount that is typed, an offer that is made and one that is requested have different names in the history', () => {
  const names = ['offer', 'offerMade', 'offerRequested'].map((field) => fieldWords(field, new Map()));
  assert.deepEqual(names, ['Offer', 'Offer made', 'Approval requested for an offer']);
});

const [FIRST, SECOND, THIRD] = ['0000000f', '00000002', '00000003'] as const;
for (const [title, entries, names] of [
  [
    'lines with different words are named by them',
    { [FIRST]: ['Rear door', 'dented'], [SECOND]: ['Front bumper', ''], [THIRD]: ['', 'scuffed'] },
    ['Rear door, dented', 'Front bumper', 'Damage, scuffed'],
  ],
  [
    'lines with the same words, or none, have the number in which they were added',
    { [FIRST]: ['Rear door', 'dented'], [SECOND]: ['Rear door ', ' dented'], [THIRD]: ['', ''] },
    ['Rear door, dented (no. 1)', 'Rear door, dented (no. 2)', 'Damage (no. 3)'],
  ],
] as const) {
  const lines = lineNames(
    Object.fromEntries(
      Object.entries(entries).flatMap(([id, [part, damage]]) => [
        [lineField(id, 'part'), part],
        [lineField(id, 'damage'), damage],
        // A line that was removed keeps its name in the history.
        [lineField(id, 'removed'), 'yes'],
      ]),
    ),
  );
  test(title, () => assert.deepEqual([...lines.values()], names));

  test(`${title}: no two changes of them have the same name in the history`, () => {
    const words = [FIRST, SECOND, THIRD].flatMap((id) =>
      LINE_PARTS.map((part) => fieldWords(lineField(id, part), lines)),
    );
    assert.equal(new Set(words).size, words.length);
  });
}

test('the history of a line says which, what of it, and what became of it', () => {
  const lines = lineNames({ [lineField(FIRST, 'part')]: 'Rear door', [lineField(FIRST, 'damage')]: 'dented' });
  const sentence = (part: (typeof LINE_PARTS)[number], after: string) =>
    `${fieldWords(lineField(FIRST, part), lines)}: ${changeWords(lineField(FIRST, part), null, after)}`;
  assert.equal(sentence('removed', 'yes'), 'Rear door, dented: Removed');
  assert.equal(sentence('removed', 'no'), 'Rear door, dented: Restored');
  assert.equal(sentence('cost', '60.01'), 'Rear door, dented: cost: “60.01”');
});

test('a line that was removed by mistake comes back as it was typed, in its place', () => {
  const typed = {
    [lineField(FIRST, 'part')]: 'Rear door',
    [lineField(FIRST, 'cost')]: '60',
    [lineField(SECOND, 'part')]: 'Bonnet',
  };
  const removed = { ...typed, [lineField(FIRST, 'removed')]: 'yes' };
  assert.deepEqual(
    conditionLines(removed).map(({ id }) => id),
    [SECOND],
  );
  assert.deepEqual(conditionLines({ ...removed, [lineField(FIRST, 'removed')]: 'no' }), conditionLines(typed));
});
