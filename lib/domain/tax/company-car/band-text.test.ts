/** Each sentence of a tax band finding holds for its case. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONFIGURED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { NEXT_BANDS } from '@/lib/domain/tax/next-bands.fixture';
import { bandOf, headroom, rangeBand, taxBands } from '@/lib/domain/tax/tax-bands';
import { bandAnswer, bandPosition, lowerBuildsCaption, searchText } from './band-text';
import type { TaxBandCandidate, TaxBandFinding } from './company-car';
import { driverRates } from './driver-rates';

/** £35,000: 1% of it is £350, which costs £70 at 20%, £140 at 40%, £157.50 at 45% and £52.50 of Class 1A at 15%. */
const candidate = (over: Partial<TaxBandCandidate>): TaxBandCandidate => ({
  drops: [],
  adds: [],
  loses: [],
  share: '',
  co2GramsPerKm: 129,
  percent: 31,
  pricePence: 3_500_000,
  hasUnknownPrice: false,
  deltaPricePence: 0,
  because: null,
  benefitPence: 1_085_000,
  bandBenefitPence: 1_085_000,
  ...over,
});
const HIGHER = candidate({ co2GramsPerKm: 130, percent: 32, benefitPence: 1_120_000, bandBenefitPence: 1_120_000 });
const UNKNOWN = candidate({ co2GramsPerKm: null, percent: null, benefitPence: null, bandBenefitPence: null });
const finding = (over: Partial<TaxBandFinding>): TaxBandFinding => ({
  build: { ...CONFIGURED_BUILD, totalPence: 3_500_000 },
  yearName: '2026-27',
  auditId: 'A',
  level: 'whole',
  current: HIGHER,
  plain: candidate({}),
  classOneAPercent: 15,
  search: { single: 4, singleOf: 4, several: 0, isWhole: true, isStopped: false },
  without: [],
  lowerBuilds: [],
  lowerBuildsCount: 0,
  edge: 130,
  headroom: 4,
  range: null,
  ...over,
});
const TAXED = {
  firstRegistered: '2026-06-01',
  electricRangeMiles: null,
  runsOnDieselAlone: false,
  meetsRde2: null,
  isEasedStandard: false,
};
const UK = driverRates(false, taxYear(2027));
const NO_RATES = driverRates(true, taxYear(2033));
const WHEELS = candidate({ drops: ['Wheels'] });
const COST = '£70.00 a year more BIK tax at 20%, £140.00 at 40%, £157.50 at 45%';

const ANSWERS: readonly (readonly [title: string, Partial<TaxBandFinding>, string, typeof UK?])[] = [
  ['of an unknown build', { current: UNKNOWN }, 'What the options change in the CO2 band is not known.'],
  ['of an unknown car without options', { plain: UNKNOWN }, 'What the options change in the CO2 band is not known.'],
  [
    'higher, with no lower build',
    {},
    'The options together put this car into a higher band. No build in a lower band was found.',
  ],
  [
    'higher by one option',
    { without: [WHEELS, candidate({ drops: ['Hood'], percent: 32 })] },
    `With Wheels this car is in a higher band: ${COST}, and £52.50 employer Class 1A NIC, excluding the price of the options.`,
  ],
  [
    'higher by each of two options',
    { without: [WHEELS, candidate({ drops: ['Hood', 'Rails'] })], classOneAPercent: null },
    `Wheels and Hood and Rails each put this car into a higher band: ${COST}, excluding the price of the options.`,
  ],
  [
    'higher by several options together',
    { lowerBuilds: [candidate({ drops: ['Wheels', 'Hood'], loses: ['Mat'] })] },
    `No single option, but Wheels and Hood together put this car into a higher band: ${COST}, and £52.50 employer Class 1A NIC, excluding the price of the options.`,
  ],
  [
    'higher by one option instead of another',
    { lowerBuilds: [candidate({ drops: ['Wheels'], adds: ['Light wheels', 'Cover'] })] },
    `With Wheels instead of Light wheels and Cover this car is in a higher band: ${COST}, and £52.50 employer Class 1A NIC, excluding the price of the options.`,
  ],
  [
    'higher by a standard item instead of an option',
    { lowerBuilds: [candidate({ loses: ['Mat'], adds: ['Light mat'] })] },
    `With Mat instead of Light mat this car is in a higher band: ${COST}, and £52.50 employer Class 1A NIC, excluding the price of the options.`,
  ],
  [
    'higher by one option, found among several changes',
    { lowerBuilds: [WHEELS] },
    `With Wheels this car is in a higher band: ${COST}, and £52.50 employer Class 1A NIC, excluding the price of the options.`,
  ],
  [
    'higher without an option',
    { lowerBuilds: [candidate({ adds: ['Light roof'] })] },
    `Without Light roof this car is in a higher band: ${COST}, and £52.50 employer Class 1A NIC, excluding the price of the options.`,
  ],
  [
    'higher, at unknown rates',
    { without: [WHEELS], classOneAPercent: null },
    'With Wheels this car is in a higher band: £350.00 a year more taxable benefit, excluding the price of the options.',
    NO_RATES,
  ],
];
for (const [title, over, expected, rates = UK] of ANSWERS)
  test(`the answer for a band ${title}`, () => assert.equal(bandAnswer(finding(over), rates), expected));

const LOWER = ' Some changes put it into a lower one.';
const CHOSEN = [{ code: 1, name: 'Roof rails', chargedPence: 25_000 }];
for (const [words, chosen, over] of [
  ['No options are chosen. An added option may put this car into a higher CO2 band.', [], {}],
  ['The chosen options do not put this car into a higher CO2 band. Another option may.', CHOSEN, {}],
  ['No option puts this car into a higher CO2 band.', [], { headroom: null }],
  [
    'No options are chosen. An added option may put this car into a higher CO2 band.',
    [],
    { headroom: null, range: { miles: 44, from: 40, percentBelow: 14 } },
  ],
  [
    'No option puts this car into a higher CO2 band.',
    [],
    { headroom: null, range: { miles: 20, from: 0, percentBelow: null } },
  ],
  ['No option puts this car into a higher CO2 band.', CHOSEN, { headroom: null }],
  ['No option puts this car into a higher CO2 band.', [], { current: candidate({ co2GramsPerKm: 0, percent: 4 }) }],
  ['No option puts this car into a higher CO2 band.', CHOSEN, { current: candidate({ co2GramsPerKm: 0, percent: 4 }) }],
] as const)
  for (const plainPercent of [31, 32])
    for (const lowerBuilds of [[], [WHEELS]])
      test(`a car of ${over.current?.co2GramsPerKm ?? 129} g/km ${over.headroom === null ? 'in the highest band ' : ''}with ${chosen.length} options, ${plainPercent}% without them and ${lowerBuilds.length} lower builds: what is stated of options it does not have is known`, () => {
        // oxlint-disable-next-line code/plain-words -- the name stands in the public API
        const build = { ...CONFIGURED_BUILD, wishes: [...chosen] };
        const found = finding({
          current: candidate({}),
          plain: candidate({ percent: plainPercent }),
          build,
          lowerBuilds,
          ...over,
        });
        assert.equal(bandAnswer(found, UK), `${words}${lowerBuilds.length === 0 ? '' : LOWER}`);
      });

test('the position names the band and its headroom, and is missing where no figure is known', () => {
  assert.equal(
    bandPosition(finding({})),
    'This build: 130 g/km, 32% in 2026-27. The band starts at 130 g/km. Next band from 135 g/km, +5. Without options: 129 g/km, 31%.',
  );
  assert.match(
    bandPosition(finding({ headroom: null, plain: UNKNOWN })) ?? '',
    /This is the highest band\. Without options: no figure\./,
  );
  // The percentage is the same to 50 g/km for a long electric range, which is no room to a car without CO2.
  const electric = candidate({ co2GramsPerKm: 0, percent: 4 });
  assert.equal(
    bandPosition(finding({ current: electric, plain: electric, edge: 0, headroom: 50 })),
    'This build: 0 g/km, 4% in 2026-27. No option changes it: a zero-emission car. Without options: 0 g/km, 4%.',
  );
  assert.equal(bandPosition(finding({ edge: null })), null);
  assert.equal(bandPosition(finding({ current: UNKNOWN })), null);
});

for (const [co2, next] of NEXT_BANDS)
  test(`the position of a car of ${co2} g/km is the same as on other pages: ${next}`, () => {
    const bands = taxBands({ ...TAXED, co2GramsPerKm: co2 }, taxYear(2027));
    const position = bandPosition(
      finding({
        current: candidate({ co2GramsPerKm: co2 }),
        edge: bandOf(bands, co2)?.from ?? null,
        headroom: headroom(bands, co2),
      }),
    );
    assert.ok(position?.includes(next), position ?? '');
  });

// 480 appendix 2, 2026-27, 1–50 g/km: 4% from 130 miles, 7% from 70, 10% from 40, 14% from 30, 16% below.
for (const [ending, miles, words] of [
  [2027, 130, '130 electric miles; below 130 it is 7%'],
  [2027, 129, '129 electric miles; below 70 it is 10%'],
  [2027, 70, '70 electric miles; below 70 it is 10%'],
  [2027, 44.9, '44 electric miles; below 40 it is 14%'],
  [2027, 39, '39 electric miles; below 30 it is 16%'],
  [2027, 29, null],
  [2027, null, null],
  [2029, 44, null],
  [2030, 130, null],
] as const)
  for (const co2GramsPerKm of [0, 1, 19, 50, 51, 129])
    test(`the position of ${co2GramsPerKm} g/km with ${miles ?? 'unknown'} electric miles in the year to ${ending} ${words === null || co2GramsPerKm < 1 || co2GramsPerKm > 50 ? 'names none' : 'names them'}`, () => {
      const range = rangeBand({ ...TAXED, co2GramsPerKm, electricRangeMiles: miles }, taxYear(ending));
      const expected = co2GramsPerKm >= 1 && co2GramsPerKm <= 50 ? words : null;
      const position = bandPosition(finding({ range }));
      assert.equal(/The range decides too: (.*?)\. Without/.exec(position ?? '')?.[1] ?? null, expected);
    });

const SEARCHES: readonly (readonly [TaxBandFinding['search'], string])[] = [
  [
    { single: 1, singleOf: 1, several: 0, isWhole: true, isStopped: true },
    'Checked 1 build, then the time for the search ended: there may be better ones.',
  ],
  [
    { single: 40, singleOf: 90, several: 2, isWhole: false, isStopped: true },
    'Checked 42 builds, then the time for the search ended: there may be better ones.',
  ],
  [
    { single: 0, singleOf: 0, several: 0, isWhole: true, isStopped: false },
    'No option can be removed or replaced, so there is no other build to check.',
  ],
  [
    { single: 18, singleOf: 18, several: 0, isWhole: true, isStopped: false },
    'Checked all 18 builds that remove one option or replace a fitted item.',
  ],
  [
    { single: 40, singleOf: 90, several: 60, isWhole: false, isStopped: false },
    'Checked the best 40 builds of 90 that remove one option or replace a fitted item. None was enough, so the most promising 60 with several changes were checked too.',
  ],
  [
    { single: 3, singleOf: 3, several: 2, isWhole: true, isStopped: false },
    'Checked all 3 builds that remove one option or replace a fitted item. None was enough, so all 2 with several changes were checked too.',
  ],
];
for (const [search, expected] of SEARCHES)
  test(`a search of ${search.single} of ${search.singleOf} builds and ${search.several} more`, () =>
    assert.equal(searchText(finding({ search })), expected));

test('the caption of lower builds counts those that are not shown', () => {
  assert.match(lowerBuildsCaption(finding({ lowerBuilds: [WHEELS], lowerBuildsCount: 1 })), /^Builds in a lower band:/);
  assert.match(
    lowerBuildsCaption(finding({ lowerBuilds: [WHEELS], lowerBuildsCount: 7 })),
    /^The best 1 of 7 builds in a lower band:/,
  );
});
