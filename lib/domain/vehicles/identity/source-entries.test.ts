/** The list of sources agrees with the alert above it: none is "matched" where two of them differ. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SourceMatch } from '@/lib/domain/vehicles/registration/registration';
import type { IdentityFact } from './identity';
import { sourceEntries } from './source-entries';

type Texts = readonly [register: string | null, trade: string | null, book: string | null, valuation: string | null];

const factOf = (field: string, label: string, [register, trade, book, valuation]: Texts): IdentityFact => ({
  field,
  label,
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  says: { register, trade, book, valuation },
  agreement: 'differ',
});
const MODEL = factOf('model', 'Model', ['MONDEO', null, 'FOCUS HATCHBACK', 'FOCUS HATCHBACK']);
const FUEL = factOf('fuel', 'Fuel', ['DIESEL', null, 'Petrol Unleaded', null]);
const VIN = factOf('vin', 'VIN', ['WF0AAA', 'WF0 AAA', null, 'WF0BBB']);
const PLATE = factOf('plate', 'Reg', ['AB21 CDE', 'AB21 CDF', null, null]);
const GUIDE_ID = factOf('identifier', 'Guide ID', [null, null, 'Car 1', 'Car 2']);
const DOORS = factOf('doors', 'Doors', ['5', null, '3', null]);
// Each like the register's, and unlike the other.
const MAKE = factOf('manufacturer', 'Make', ['CITROEN', null, 'CITROEN DS', 'CITROEN UK']);
const FACTS = [MAKE, MODEL, FUEL, VIN, PLATE, GUIDE_ID, DOORS];

const identityOf = (...facts: IdentityFact[]) => ({
  facts: FACTS,
  disagreements: facts.map(({ field }) => ({ field, text: `${field} differs` })),
});
const matchesOf = (register: string, keepers: string, trade: string, book: string): SourceMatch[] => [
  { source: 'register', label: 'Register', level: 1, words: register },
  { source: 'keepers', label: 'Keepers', level: 1, words: keepers },
  { source: 'trade', label: 'Trade body', level: 1, words: trade },
  { source: 'book', label: 'Guide', level: 1, words: book },
];
const ALL = matchesOf('matched', 'matched', 'matched', 'matched');

describe('what each source found', () => {
  const cases: readonly [SourceMatch[], ReturnType<typeof identityOf>, string][] = [
    [ALL, identityOf(), 'Register: matched · Trade body: matched · Guide: matched'],
    [
      ALL,
      identityOf(MODEL, FUEL),
      'Register: found · Trade body: found · Guide: differs in model and fuel · Valuation: differs in model',
    ],
    [ALL, identityOf(VIN), 'Register: found · Trade body: found · Guide: found · Valuation: differs in VIN'],
    [ALL, identityOf(MAKE), 'Register: found · Trade body: found · Guide: found · Valuation: differs in make'],
    [ALL, identityOf(PLATE), 'Register: found · Trade body: differs in reg · Guide: found'],
    [ALL, identityOf(GUIDE_ID), 'Register: found · Trade body: found · Guide: found · Valuation: differs in guide ID'],
    [
      matchesOf('exact', 'no match', 'no match', '4 possible derivatives'),
      identityOf(DOORS),
      'Register: found · Keepers: no match · Trade body: no match · Guide: 4 possible derivatives, differs in doors',
    ],
    [
      matchesOf('no match', 'no match', 'matched', 'no match'),
      identityOf(),
      'Register: no match · Trade body: matched · Guide: no match',
    ],
    [[], identityOf(MODEL), ''],
  ];
  for (const [matches, identity, words] of cases)
    it(words || 'nothing without a look-up', () => {
      const entries = sourceEntries(matches, identity);
      assert.equal(entries.map((entry) => `${entry.label}: ${entry.words}`).join(' · '), words);
    });

  it('never says matched where sources differ, and always names who differs, in all combinations', () => {
    const levels = ['no match', 'matched', 'exact', '3 possible derivatives'];
    for (const register of levels)
      for (const trade of levels)
        for (const book of levels)
          for (let set = 1; set < 2 ** FACTS.length; set += 1) {
            const facts = FACTS.filter((_, index) => set & (2 ** index));
            const entries = sourceEntries(matchesOf(register, 'matched', trade, book), identityOf(...facts));
            for (const { words } of entries) assert.doesNotMatch(words, /matched|exact/);
            for (const { label } of facts)
              assert.ok(
                entries.some(({ words }) => words.includes('differs in') && new RegExp(label, 'i').test(words)),
              );
          }
  });
});
