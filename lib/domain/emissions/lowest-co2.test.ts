/** Which completion has the lowest CO2, and that every sentence about it holds, over all combinations. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CompleteBuild } from '@/lib/domain/options/repairs/complete-builds';
import { configuredEmissions, NO_PHASES } from './emission-figures.fixture';
import type { Emissions } from './emissions';
import { EQUIPMENT_LEVEL_WORDS, EQUIPMENT_LEVELS, type EquipmentLevel } from './equipment-levels';
import { lowestCo2From, lowestCo2Schema } from './lowest-co2';
import { isCheapestLowest, lowestCo2Text } from './lowest-co2-text';

const configured = (grams: number | null, level: EquipmentLevel = 'whole') =>
  configuredEmissions(grams === null ? null : { co2: { ...NO_PHASES, combined: grams } }, {
    level,
    problems: grams === null ? [{ id: 1, type: null, name: null, message: 'Option 9 is unknown.' }] : [],
  });

/** By price: the first is the cheapest. */
const buildsOf = (count: number): CompleteBuild[] =>
  Array.from({ length: count }, (_, at) => ({
    adds: [at + 1],
    total: { pence: 10_000 * (at + 1), onApplication: [] },
    equipment: { whole: [at + 1], withoutStandard: [at + 1], withoutPacks: [at + 1] },
  }));

const emissionsOf = (grams: readonly (number | null)[], level?: EquipmentLevel): Emissions => ({
  auditId: 'A1',
  problems: [],
  configurations: grams.map((figure) => configured(figure, level)),
});

function foundOf(
  grams: readonly (number | null)[],
  { isWhole = true, level = 'whole' }: { isWhole?: boolean; level?: EquipmentLevel } = {},
) {
  const builds = buildsOf(grams.length);
  return lowestCo2Schema.parse(
    lowestCo2From(
      { builds, cheapest: builds[0] ?? null, isWhole },
      grams.length === 0 ? null : emissionsOf(grams, level),
    ),
  );
}

describe('the completion with the lowest CO2', () => {
  const cases: { title: string; grams: (number | null)[]; adds: number | null; words: string }[] = [
    {
      title: 'may be a dearer one',
      grams: [121, 118, 119],
      adds: 2,
      words: 'The lowest CO2 of the 3 ways compared is 118 g/km. The cheapest way has 121 g/km.',
    },
    {
      title: 'of several as low is the cheapest',
      grams: [121, 118, 118],
      adds: 2,
      words: 'The lowest CO2 of the 3 ways compared is 118 g/km. The cheapest way has 121 g/km.',
    },
    {
      title: 'is the same when it differs by less than a gram',
      grams: [118.4, 118.1],
      adds: 1,
      words: 'All 2 ways compared have 118 g/km.',
    },
    {
      title: 'may be the cheapest',
      grams: [118, 121],
      adds: 1,
      words: 'The cheapest way has the lowest CO2 of the 2 compared: 118 g/km.',
    },
    { title: 'of an electric car is any', grams: [0, 0], adds: 1, words: 'All 2 ways compared have 0 g/km.' },
    { title: 'may be the only one', grams: [118], adds: 1, words: 'The only way to complete the build has 118 g/km.' },
    {
      title: 'is named where the cheapest has no figure',
      grams: [null, 121, 118],
      adds: 3,
      words:
        'The lowest CO2 of the 2 ways compared is 118 g/km. The service gives no CO2 for the cheapest way. Not every way was compared: another one may have less.',
    },
    { title: 'is none without figures', grams: [null, null], adds: null, words: '' },
    { title: 'is none without builds', grams: [], adds: null, words: '' },
  ];
  for (const { title, grams, adds, words } of cases) {
    it(title, () => {
      const found = foundOf(grams);
      assert.equal(found.lowest?.adds[0] ?? null, adds);
      assert.equal(lowestCo2Text(found).join(' '), words);
      assert.equal(found.because === null, adds !== null);
    });
  }

  it('is not named where the service takes no option code: all figures are of the vehicle alone', () => {
    const found = foundOf([118, 118], { level: 'bare' });
    assert.deepEqual([found.lowest, lowestCo2Text(found)], [null, []]);
    assert.match(found.because?.reason ?? '', /did not accept the option codes.* cannot be compared/);
  });

  it('without figures gives the words of the service', () => {
    assert.equal(foundOf([null]).because?.reason, 'Option 9 is unknown.');
  });

  it('is never called the lowest of all, nor of whole builds, where it is not known to be', () => {
    const figures = [null, 118, 119, 121];
    for (const one of figures)
      for (const two of figures)
        for (const three of figures)
          for (const isWhole of [true, false])
            for (const level of EQUIPMENT_LEVELS) {
              const grams = [one, two, three];
              const found = foundOf(grams, { isWhole, level });
              const words = lowestCo2Text(found).join(' ');
              const known = grams.filter((figure) => figure !== null);
              if (found.lowest === null) {
                assert.ok(known.length === 0 || level === 'bare');
                assert.equal(words, '');
                continue;
              }
              assert.equal(found.lowest.co2GramsPerKm, Math.min(...known));
              const isAll = isWhole && known.length === grams.length;
              assert.equal(/another one may have less/.test(words), !isAll);
              assert.equal(/only way/.test(words), isAll && known.length === 1);
              assert.equal(
                words.includes(level === 'whole' ? 'did not accept' : EQUIPMENT_LEVEL_WORDS[level]),
                level !== 'whole',
              );
              assert.equal(isCheapestLowest(found), one !== null && one === Math.min(...known));
              if (/The cheapest way has the lowest/.test(words)) assert.equal(isCheapestLowest(found), true);
            }
  });
});
