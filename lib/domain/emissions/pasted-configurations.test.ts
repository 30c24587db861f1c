/** What people paste as configurations. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineFor, pastedConfigurations, tooMuchPasted } from './pasted-configurations';

const READ: readonly (readonly [string, string, object])[] = [
  [
    'blanks',
    'car 50031 26.50 71001 71002',
    { kind: 'car', identifier: 50031, modelYear: '26.50', equipment: [71001, 71002] },
  ],
  [
    'commas and bars, no kind',
    '50031,26.50|71001',
    { kind: 'car', identifier: 50031, modelYear: '26.50', equipment: [71001] },
  ],
  [
    'tabs from a spreadsheet',
    'LCV\t50049\t2026.5',
    { kind: 'van', identifier: 50049, modelYear: '26.50', equipment: [] },
  ],
  ['an option twice', 'van 50049 26.50 7 7', { kind: 'van', identifier: 50049, modelYear: '26.50', equipment: [7] }],
];
for (const [title, text, configuration] of READ) {
  test(`a line with ${title} is read`, () =>
    assert.deepEqual(pastedConfigurations(text)[0]?.configuration, configuration));
}

const ODD: readonly (readonly [string, string, RegExp])[] = [
  ['a word that every object has for its kind', 'constructor 50031 26.50', /“constructor” is not a guide ID/],
  ['no number', 'car abc 26.50', /“abc” is not a guide ID/],
  ['no model year', 'car 50031', /model year is missing/],
  ['words for a model year', 'car 50031 new', /“new” is not a model year/],
  ['an option in words', 'car 50031 26.50 towbar', /“towbar” is not an option code/],
  ['an identifier beyond the service’s', 'car 9999999999 26.50', /not a guide ID/],
  ['broken JSON', '[{"refId": 5', /cannot be read/],
];
for (const [title, text, problem] of ODD) {
  test(`a line with ${title} has a problem`, () => {
    const [line] = pastedConfigurations(text);
    assert.equal(line?.configuration, null);
    assert.match(line?.problem ?? '', problem);
  });
}

for (const [written, reference] of [
  ['2026.5', '26.50'],
  ['2026', '26.00'],
  ['1998.5', '98.50'],
  ['26.5', '26.50'],
  ['26', '26.00'],
  ['26.25', '26.25'],
  ['126', '126'],
] as const) {
  test(`the model year ${written} is requested as ${reference}`, () =>
    assert.equal(pastedConfigurations(`car 50031 ${written}`)[0]?.configuration?.modelYear, reference));
}

test('empty lines count for the numbers but are left out', () => {
  assert.deepEqual(
    pastedConfigurations('\ncar 1 26.50\n\n  \nvan 2 26.50\n').map(({ line }) => line),
    [2, 5],
  );
});

test('the provider’s own request is read as its configurations', () => {
  const text = '[{"derivativeType":"LCV","refId":50049,"modelYear":"26.50","selectedEquipmentIds":[5,6]}]';
  assert.deepEqual(pastedConfigurations(text)[0]?.configuration, {
    kind: 'van',
    identifier: 50049,
    modelYear: '26.50',
    equipment: [5, 6],
  });
});

test('a configuration written as a line is read as itself, and any text is read without an exception', () => {
  const configuration = fc.record({
    kind: fc.constantFrom('car' as const, 'van' as const),
    identifier: fc.integer({ min: 1, max: 2_147_483_647 }),
    modelYear: fc.constantFrom('26.50', '26.00', '18.00'),
    equipment: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 20 }),
  });
  fc.assert(
    fc.property(configuration, (original) => {
      assert.deepEqual(pastedConfigurations(lineFor(original))[0]?.configuration, { ...original });
    }),
  );
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void pastedConfigurations(text)));
});

const OPTIONS = '71210 71051 71052 71053 71054 71055 71056 71057 71058 71059 71060 71061';
const lines = (count: number, line: string): string => Array.from({ length: count }, () => line).join('\r\n');
const MUCH: readonly (readonly [string, string, RegExp | null])[] = [
  ['a hundred plain configurations', lines(100, 'car 50317 26.50'), null],
  ['one more', lines(101, 'car 50317 26.50'), /101 configurations; the limit is 100/],
  [
    'a hundred with twelve options',
    lines(100, `car 50317 26.50 ${OPTIONS}`),
    /100 configurations have 8,799 characters; the limit is 8,000/,
  ],
  [
    'the provider’s own JSON of a hundred',
    JSON.stringify(
      Array.from({ length: 100 }, () => ({
        id: '00000000-0000-4000-8000-000000000001',
        derivativeType: 'Car',
        refId: 50317,
        modelYear: '26.50',
        selectedEquipmentIds: [71210, 71051],
      })),
    ),
    /100 configurations have 14,001 characters/,
  ],
];
for (const [title, text, refusal] of MUCH) {
  test(`${title}: ${refusal ? 'refused as a whole, with its length' : 'accepted'}`, () => {
    const because = tooMuchPasted(text);
    if (refusal) assert.match(because?.reason ?? '', refusal);
    else assert.equal(because, null);
  });
}
