import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import type { SourceMatch } from '@/lib/domain/vehicles/registration/registration';
import { identityCheck, type CheckedIdentity } from './identity-check';

const SOURCES = [
  ['register', 'Register'],
  ['keepers', 'Keepers'],
  ['trade', 'Trade body'],
  ['book', 'Guide'],
] as const;
const LEVELS = [
  [0, 'no match'],
  [1, 'matched'],
  [1, 'exact'], // of records of earlier versions
  [3, '3 possible derivatives'],
] as const;

const matchesOf = (levels: readonly number[]): SourceMatch[] =>
  SOURCES.map(([source, label], index) => {
    const [level, words] = LEVELS[levels[index] ?? 0] ?? LEVELS[0];
    return { source, label, level, words };
  });
const flagOf = (code: VehicleFlag['code'], severity: VehicleFlag['severity']): VehicleFlag => ({
  code,
  severity,
  title: code,
  text: code,
  day: null,
});
const factOf = (field: string, label: string): CheckedIdentity['identity']['facts'][number] => ({
  field,
  label,
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  says: { register: 'one', trade: null, book: 'other', valuation: null },
  agreement: 'differ',
});
const FACTS = [factOf('manufacturer', 'Make'), factOf('vin', 'VIN'), factOf('identifier', 'Guide ID')];

const CLEAN: CheckedIdentity = {
  matches: matchesOf([1, 1, 1, 1]),
  flags: [],
  warnings: [],
  autoCorrection: null,
  identity: { facts: FACTS, disagreements: [] },
};
const disagreeing = (...fields: string[]): CheckedIdentity['identity'] => ({
  facts: FACTS,
  disagreements: fields.map((field) => ({ field, text: `${field} differs` })),
});
// oxlint-disable-next-line code/plain-words -- a name that saved records contain
const correction = { asked: 'AB2ICDE', used: 'AB21 CDE', reason: 'Letter I read as figure 1.' };

describe('the identity check in one sentence', () => {
  const cases: readonly [record: CheckedIdentity, verdict: string, words: string][] = [
    [CLEAN, 'confirmed', 'Vehicle confirmed: Register, Trade body and Guide matched'],
    [{ ...CLEAN, matches: [] }, 'unchecked', 'No source has confirmed this vehicle'],
    [{ ...CLEAN, autoCorrection: correction }, 'doubtful', 'Looked up as AB21 CDE, not AB2ICDE'],
    [{ ...CLEAN, autoCorrection: { ...correction, used: null } }, 'doubtful', 'Looked up as another reg, not AB2ICDE'],
    [{ ...CLEAN, identity: disagreeing('vin') }, 'doubtful', 'Differences in VIN'],
    [
      { ...CLEAN, identity: disagreeing('manufacturer', 'vin', 'identifier', 'paint') },
      'doubtful',
      'Differences in make, VIN, guide ID and paint',
    ],
    [
      { ...CLEAN, matches: matchesOf([1, 0, 1, 3]) },
      'doubtful',
      'Could be one of 3 derivatives, Keepers: no match; Register and Trade body matched',
    ],
    [
      { ...CLEAN, matches: matchesOf([0, 0, 0, 0]) },
      'doubtful',
      'Register: no match, Trade body: no match, Guide: no match',
    ],
    [{ ...CLEAN, flags: [flagOf('scrapped', 'stop')] }, 'matched', 'Details match: Register, Trade body and Guide'],
    [
      {
        ...CLEAN,
        flags: [flagOf('imported', 'warn')],
        warnings: [
          { field: 'mileage', code: 'high', text: 'Check it.' },
          { field: 'plate', code: 'rare', text: 'Check it.' },
        ],
      },
      'matched',
      'Details match: Register, Trade body and Guide',
    ],
  ];
  for (const [record, verdict, words] of cases) {
    it(`${verdict}: ${words}`, () => assert.deepEqual(identityCheck(record), { verdict, words }));
  }

  it('confirms nothing that any match, flag, disagreement, correction or warning speaks against, in all combinations', () => {
    const levelChoices = LEVELS.map((_, index) => index);
    const flagChoices: readonly VehicleFlag[][] = [
      [],
      ...(['stop', 'warn', 'note'] as const).flatMap((severity) =>
        (
          [
            'scrapped',
            'exported',
            'imported',
            'plate_transfer',
            'used_before_registration',
            'keepers',
            'dates',
            'sources_disagree',
          ] as const
        ).map((code) => [flagOf(code, severity)]),
      ),
    ];
    const identities = [CLEAN.identity, disagreeing('vin'), disagreeing('doors')];
    const warnings: CheckedIdentity['warnings'][] = [[], [{ field: 'mileage', code: 'high', text: 'Check it.' }]];
    let confirmed = 0;
    for (const register of levelChoices)
      for (const keepers of levelChoices)
        for (const trade of levelChoices)
          for (const book of levelChoices)
            for (const flags of flagChoices)
              for (const identity of identities)
                for (const autoCorrection of [null, correction])
                  for (const warning of warnings) {
                    const levels = [register, keepers, trade, book];
                    const matches = matchesOf(levels);
                    const check = identityCheck({ matches, flags, warnings: warning, autoCorrection, identity });
                    const allMatched = levels.every((level) => level === 1 || level === 2);
                    const isClean =
                      allMatched &&
                      flags.every(({ severity }) => severity === 'note') &&
                      identity.disagreements.length === 0 &&
                      autoCorrection === null &&
                      warning.length === 0;
                    assert.equal(check.verdict === 'confirmed', isClean, JSON.stringify({ levels, flags, check }));
                    assert.equal(/confirmed/i.test(check.words), isClean);
                    // The alert has the word; the sources agree.
                    const isMatchedOnly =
                      allMatched && !isClean && identity.disagreements.length === 0 && autoCorrection === null;
                    assert.equal(check.verdict === 'matched', isMatchedOnly);
                    assert.equal(check.words.startsWith('Details match:'), isMatchedOnly);
                    if (identity.disagreements.length > 0 && autoCorrection === null)
                      assert.match(check.words, /^Differences in /);
                    if (isClean) confirmed += 1;
                  }
    assert.equal(confirmed, 16 * 9, 'two words for a match in each of four sources; no flag, or a note of each code');
  });
});
