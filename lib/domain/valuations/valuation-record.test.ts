import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bandRows, BANDS } from './bands';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { customerCopy } from './customer-copy';
import { guideAnswerFrom, guideAnswerSchema, internetAnswerFrom } from './guide-answer';
import type { Provenance } from '@/lib/domain/provenance';
import {
  lookUpAb21cde,
  lookUpAutocorrected,
  lookUpNoMatch,
  lookUpScrapped,
  lookUpTradeOnly,
} from '@/lib/domain/testing/recorded-look-ups.fixture';
import {
  internetPrices,
  valuationAb21cde,
  valuationNotFound,
  valuationOutOfBounds,
  valuationVan,
} from '@/lib/domain/testing/recorded-valuations.fixture';
import { oldestAgeMonths } from '@/lib/domain/plates/check-plate';
import { readPlate } from '@/lib/domain/plates/plate-shapes';
import { mileageWarnings } from '@/lib/domain/vehicles/mileage';
import { monthsOnTheRoad } from '@/lib/domain/vehicles/registration-date';
import { registrationFrom } from '@/lib/domain/vehicles/registration/registration-from';
import { entryWarnings } from './entry-warnings';
import { valuationRecordSchema } from './valuation';
import { composeRecord, valuationSummaryOf, type LookUpOutcome, type RecordParts } from './valuation-record';

const jane = { id: 'p1', name: 'Jane Smith' };
const provenance: Provenance = {
  service: 'Guide valuation',
  operation: 'VRMValuation',
  lookupId: 'l1',
  auditId: null,
  editionDay: null,
  editionWords: 'The edition of the day.',
  mileageUsed: 23000,
  answeredAt: '2026-06-05T13:07:09.000Z',
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  askedBy: jane,
  answer: 'fresh',
  charged: 'yes',
};
const outcomeWith = <T>(answer: T): LookUpOutcome<T> => ({ answer, provenance });
const notRequested = { answer: null, because: { reason: 'Not asked for.', next: 'Ask for them.' } } as const;

function record(parts: Partial<RecordParts> = {}) {
  return composeRecord({
    id: 'v1',
    kind: 'plate',
    basedOn: null,
    valuedAt: '2026-06-05T13:07:10.000Z',
    valuedBy: jane,
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    asked: { plate: 'AB21CDE', vin: null, kind: null, identifier: null, registered: null, mileage: 23_499 },
    warnings: [],
    registration: outcomeWith(registrationFrom(lookUpAb21cde)),
    valuation: outcomeWith(guideAnswerFrom(valuationAb21cde)),
    internetPrices: notRequested,
    ...parts,
  });
}

describe('a valuation record', () => {
  it('names the vehicle once, from the guide, with what the register adds', () => {
    const { identity } = record();
    assert.equal(identity.title, 'CITROËN C3 HATCHBACK');
    assert.equal(identity.derivative, '1.2 PureTech 83 "Shine" 5dr');
    assert.equal(identity.plate, 'AB21 CDE');
    assert.equal(identity.plateWords, '21 plate (Mar 21–Aug 21)');
    assert.equal(identity.colour, 'BLEU ÉTOILÉ');
    assert.equal(identity.registered, '2021-03-15');
    assert.deepEqual(identity.disagreements, []);
  });

  it('gives the four values with the gaps between them', () => {
    assert.deepEqual(
      bandRows(record().values).map(({ label, figure, gapPounds }) => [label, figure.value, gapPounds]),
      [
        ['Retail', 7250, 775],
        ['Clean', 6475, 583],
        ['Average', 5892, 712],
        ['Below', 5180, null],
      ],
    );
  });

  it('shows the mileage used beside the one entered', () => {
    assert.equal(record().mileage.words, 'Valued at 23,000 mi; you entered 23,499 mi.');
    const request = { ...record().asked, mileage: 23_000 };
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    assert.equal(record({ asked: request }).mileage.words, 'Valued at 23,000 mi.');
  });

  it('lists the alternatives with the words that distinguish them, the one valued marked', () => {
    assert.deepEqual(
      record().alternatives.map(({ identifier, kind, valued, differsBy }) => ({ identifier, kind, valued, differsBy })),
      [
        { identifier: 50001, kind: 'car', valued: true, differsBy: [] },
        { identifier: 50003, kind: 'car', valued: false, differsBy: ['110', 'Série', 'Spéciale', 'EAT6'] },
        {
          identifier: 50001,
          kind: 'van',
          valued: false,
          differsBy: ['1400', '2.0', 'BlueHDi', '145', 'Window', 'Van', 'EAT8'],
        },
      ],
    );
    assert.deepEqual(record({ registration: outcomeWith(registrationFrom(lookUpScrapped)) }).alternatives, []);
  });

  it('puts the most serious flag first', () => {
    const { flags } = record({
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      asked: { ...record().asked, plate: 'SC16RAP' },
      registration: outcomeWith(registrationFrom(lookUpScrapped)),
    });
    assert.deepEqual(
      flags.map(({ code, severity, title }) => [code, severity, title]),
      [
        ['scrapped', 'stop', 'Scrapped'],
        ['sources_disagree', 'warn', 'Sources disagree'], // the guide's registration date is the other car's
        ['keepers', 'note', '2 previous keepers'],
      ],
    );
    assert.match(flags[0]?.text ?? '', /29 Feb 2024/);
    assert.match(
      flags[1]?.text ?? '',
      /^Registered: the register and the trade body say 30 Sep 2016, the valuation says 15 Mar 2021\.$/,
    );
    assert.match(flags[2]?.text ?? '', /Last change of keeper on 15 Aug 2019/);
  });
});

describe('a valuation record of incomplete look-ups', () => {
  it('reports when the registration look-up and the valuation find different derivatives', () => {
    const valuation = outcomeWith(guideAnswerFrom(valuationVan));
    const { identity, flags } = record({ valuation });
    assert.ok(
      identity.disagreements.some(
        ({ text }) => text === 'Guide ID: the guide says Car 50001, the valuation says Van 60001.',
      ),
    );
    assert.ok(flags.some(({ code }) => code === 'sources_disagree'));
    assert.equal(identity.vehicle?.kind, 'van');
  });

  it('saves what was paid for when the other look-up failed, with the reason why it is missing', () => {
    const because = { reason: 'The provider did not answer in time.', next: 'Try again.' };
    const withoutValues = record({ valuation: { answer: null, because } });
    assert.equal(withoutValues.identity.title, 'CITROËN C3 HATCHBACK');
    for (const figure of Object.values(withoutValues.values)) assert.deepEqual(figure, { value: null, because });
    assert.deepEqual(withoutValues.equipment, { value: null, because });
    assert.equal(withoutValues.sources.valuation, null);

    const withoutLookUp = record({ registration: { answer: null, because } });
    assert.equal(withoutLookUp.values.retail.value, 7250);
    assert.equal(withoutLookUp.identity.title, 'CITROËN C3 HATCHBACK');
    assert.deepEqual([withoutLookUp.matches, withoutLookUp.flags, withoutLookUp.register], [[], [], null]);
    assert.deepEqual([withoutLookUp.lookUpMissing, withoutValues.lookUpMissing], [because, null]);
  });

  it('doubts a mileage by the date of first registration, as the form does, and by the plate only without one', () => {
    const unanswered = { answer: null, because: { reason: 'It timed out.', next: 'Try again.' } };
    // The 51 plate is from September 2001, the car from March 2021.
    for (const plate of ['AB21CDE', 'AB51CDE', 'A1'])
      for (const mileage of [0, 500, 23_499, 200_000, 320_000, 450_000, 900_000]) {
        const request = { ...record().asked, plate, mileage };
        // oxlint-disable-next-line code/plain-words -- a name that saved records contain
        const found = record({ asked: request });
        const months = monthsOnTheRoad(found.identity.registered ?? '', '2026-06-05', found.register);
        assert.deepEqual(
          found.warnings,
          entryWarnings('mileage', mileageWarnings(mileage, months)),
          `${plate} ${mileage}`,
        );
        // oxlint-disable-next-line code/plain-words -- a name that saved records contain
        const unknown = record({ asked: request, registration: unanswered, valuation: unanswered });
        const reading = readPlate(plate);
        const byPlate = mileageWarnings(mileage, reading && oldestAgeMonths(reading, '2026-06-05'));
        assert.deepEqual(unknown.warnings, entryWarnings('mileage', byPlate), `${plate} ${mileage}, not looked up`);
      }
    const warnings = [
      { field: 'plate', code: 'odd', text: 'Check it.' },
      { field: 'mileage', code: 'too_high_for_age', text: 'By the plate alone, in a request of before.' },
    ] as const;
    assert.deepEqual(record({ warnings: [...warnings] }).warnings, [warnings[0]]);
  });

  it('reports a mileage out of bounds, and shows no £0', () => {
    const request = { ...record().asked, mileage: 150_001 };
    const { mileage, values, dateMatch } = record({
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      asked: request,
      valuation: outcomeWith(guideAnswerFrom(valuationOutOfBounds)),
    });
    assert.equal(mileage.outOfBounds, true);
    assert.equal(mileage.words, 'Mileage entered: 150,001 mi');
    assert.match(values.clean.value === null ? values.clean.because.reason : '', /outside the guide’s range/);
    assert.equal(dateMatch.matched, null);
  });

  it('names the next step when the guide does not know the mark but the look-up does', () => {
    const valuation = outcomeWith(guideAnswerFrom(valuationNotFound));
    const { values, identity } = record({
      registration: outcomeWith(registrationFrom(lookUpAutocorrected)),
      valuation,
    });
    assert.match(values.retail.value === null ? values.retail.because.next : '', /Value the derivative it found/);
    assert.equal(identity.vehicle?.identifier, 50001);
    assert.equal(identity.plate, 'AB21 CDE');
  });

  it('of an unknown vehicle has a title, a reason and no facts', () => {
    const request = { ...record().asked, plate: 'NO17FND' };
    const { identity, values } = record({
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      asked: request,
      registration: outcomeWith(registrationFrom(lookUpNoMatch)),
      valuation: outcomeWith(guideAnswerFrom(valuationNotFound)),
    });
    assert.equal(identity.title, 'No vehicle found');
    assert.equal(identity.plate, 'NO17 FND');
    assert.deepEqual(identity.facts, []);
    assert.match(values.below.value === null ? values.below.because.reason : '', /has no vehicle for this reg/);
  });
});

describe('a valuation record with missing figures', () => {
  it('of a vehicle only the trade body knows shows its VIN and date', () => {
    const { identity } = record({
      registration: outcomeWith(registrationFrom(lookUpTradeOnly)),
      valuation: outcomeWith(guideAnswerFrom(valuationNotFound)),
    });
    assert.deepEqual(
      [identity.title, identity.vin, identity.registered],
      ['Make and model not known', 'XTRADEONLY0000001', '2019-03-01'],
    );
  });

  it('points to alternatives only where there are some', () => {
    const answer = { ...guideAnswerFrom(valuationAb21cde), values: null, reason: 'No valuation available' };
    const nextOf = (lookUp: Parameters<typeof registrationFrom>[0]) => {
      const { values, alternatives } = record({
        registration: outcomeWith(registrationFrom(lookUp)),
        valuation: outcomeWith(answer),
      });
      const next = values.retail.value === null ? values.retail.because.next : '';
      assert.equal(/one of the alternatives/.test(next), alternatives.length > 0, next);
      assert.doesNotMatch(next, /\b(above|below|beside)\b/, 'it is read in lists too');
      return next;
    };
    assert.match(nextOf(lookUpAb21cde), /^Try one of the alternatives, or/);
    assert.match(nextOf(lookUpScrapped), /^Use the guide’s values by age and mileage, if its record has them, or/);
  });

  it('gives a single missing band its own reason', () => {
    const answer = guideAnswerFrom({ ...valuationAb21cde, Valuation: { ...valuationAb21cde.Valuation, Below: 0 } });
    const { values } = record({ valuation: outcomeWith(answer) });
    assert.equal(values.average.value, 5892);
    assert.equal(
      values.below.value === null && values.below.because.reason,
      'The guide gives no below value for this vehicle.',
    );
    assert.equal(bandRows(values)[2]?.gapPounds, null);
  });

  it('distinguishes a figure that could not be read from one the guide leaves empty', () => {
    const { Retail: _, ...rest } = valuationAb21cde.Valuation;
    const problems = ['VRMResult/Valuation/Retail cannot be read as xs:int'];
    const wire = { ...valuationAb21cde, Valuation: { ...rest, Below: 0 } };
    const { values } = record({ valuation: outcomeWith(guideAnswerFrom(wire, problems)) });
    const reasons = [values.retail, values.below].map((figure) => figure.value === null && figure.because.reason);
    assert.deepEqual(reasons, [
      'The guide’s retail value could not be read.',
      'The guide gives no below value for this vehicle.',
    ]);
    const { Valuation: __, ...withoutValuation } = internetPrices;
    const lost = record({
      internetPrices: outcomeWith(internetAnswerFrom(withoutValuation, ['VRMInternetPricesResult/Valuation'])),
    });
    const { internetPrices: prices } = lost;
    assert.equal(prices.value === null && prices.because.reason, 'The values could not be read.');
  });

  it('reads an answer cached before unreadable figures were distinguished', () => {
    const { unread, ...answerWithoutUnread } = guideAnswerFrom(valuationAb21cde);
    assert.deepEqual([unread, guideAnswerSchema.parse(answerWithoutUnread).unread], [[], []]);
  });

  it('has internet prices only when they were requested', () => {
    const { internetPrices: missing } = record();
    assert.equal(missing.value === null && missing.because.reason, 'Not asked for.');
    const { internetPrices: internetFigure } = record({
      internetPrices: outcomeWith(internetAnswerFrom(internetPrices)),
    });
    assert.deepEqual(internetFigure.value?.retail, { highPounds: 10890, lowPounds: 10390 });
    assert.equal(internetFigure.value?.mileageUsed, 40000);
  });
});

describe('a valuation record and its internet prices', () => {
  const noBands = { RetailHigh: 0, RetailLow: 0, CleanHigh: 0, CleanLow: 0, AverageHigh: 0, AverageLow: 0 };
  const BAND_CASES: { name: string; prices: Partial<typeof internetPrices.Valuation>; given: string[] }[] = [
    { name: 'all four', prices: {}, given: ['retail', 'clean', 'average', 'below'] },
    { name: 'no clean prices', prices: { CleanHigh: 0, CleanLow: 0 }, given: ['retail', 'average', 'below'] },
    { name: 'no lower end of retail', prices: { RetailLow: 0 }, given: ['clean', 'average', 'below'] },
    { name: 'no upper end of retail', prices: { RetailHigh: 0 }, given: ['clean', 'average', 'below'] },
    { name: 'below alone', prices: noBands, given: ['below'] },
    { name: 'none', prices: { ...noBands, BelowHigh: 0, BelowLow: 0 }, given: [] },
  ];
  for (const { name, prices, given: bands } of BAND_CASES) {
    it(`given ${name} of internet prices has those, and never shows £0`, () => {
      const answer = internetAnswerFrom({ ...internetPrices, Valuation: { ...internetPrices.Valuation, ...prices } });
      const composed = record({ internetPrices: outcomeWith(answer) });
      const { value } = composed.internetPrices;
      assert.deepEqual(
        BANDS.filter((band) => value?.[band]),
        bands,
      );
      assert.equal(value === null, bands.length === 0);
      assert.equal(customerCopy(composed).internetRetail !== null, bands.includes('retail'));
      assert.deepEqual(valuationRecordSchema.parse(JSON.parse(canonicalJson(composed))), composed);
    });
  }

  it('of an older version, with a £0 that meant “not given”, reopens and shows the customer no £0', () => {
    const now = record({ internetPrices: outcomeWith(internetAnswerFrom(internetPrices)) });
    assert.ok(now.internetPrices.value);
    const retail = { highPounds: 12_000, lowPounds: 0 };
    const before = {
      ...now,
      internetPrices: { ...now.internetPrices, value: { ...now.internetPrices.value, retail } },
    };
    assert.deepEqual(valuationRecordSchema.parse(before), before);
    assert.equal(customerCopy(before).internetRetail, null);
  });

  it('states whether the equipment is for the registration date', () => {
    const { equipment } = record();
    assert.deepEqual(equipment.value?.items, [
      { code: '80001', description: 'Électric windows - front', category: 'Exterior Features' },
    ]);
    assert.match(equipment.value?.dateMatchWords ?? '', /No list for its date of first registration/);
  });

  it('is the same after being stored and read back', () => {
    for (const composed of [record(), record({ valuation: outcomeWith(guideAnswerFrom(valuationNotFound)) })]) {
      assert.deepEqual(valuationRecordSchema.parse(JSON.parse(canonicalJson(composed))), composed);
    }
    const answer = guideAnswerFrom(valuationVan);
    assert.deepEqual(guideAnswerSchema.parse(JSON.parse(JSON.stringify(answer))), answer);
  });
});

describe('a valuation record in other forms', () => {
  it('has one row in the list', () => {
    assert.deepEqual(valuationSummaryOf(record({ registration: outcomeWith(registrationFrom(lookUpScrapped)) })), {
      id: 'v1',
      kind: 'plate',
      valuedAt: '2026-06-05T13:07:10.000Z',
      valuedBy: jane,
      plate: 'SC16 RAP',
      title: 'CITROËN C3 HATCHBACK',
      derivative: '1.2 PureTech 83 "Shine" 5dr',
      mileage: 23_499,
      retailPounds: 7250,
      cleanPounds: 6475,
      vehicleKind: 'car',
      isDerivativeUncertain: false,
      flag: 'Scrapped',
      otherFlags: ['Sources disagree'],
    });
    assert.equal(valuationSummaryOf(record()).flag, null);
  });

  it('says in its row that the guide matched several derivatives, until one is chosen', () => {
    const composed = record();
    for (const [words, kind, isUncertain] of [
      ['2 possible derivatives', 'plate', true],
      ['2 possible derivatives', 'vin', true],
      ['2 possible derivatives', 'identifier', false],
      ['one of several derivatives, the others not listed', 'plate', true],
      ['matched', 'plate', false],
    ] as const) {
      const matches = [{ source: 'book', label: 'Derivative', level: 1, words }] as const;
      assert.equal(
        valuationSummaryOf({ ...composed, kind, matches: [...matches] }).isDerivativeUncertain,
        isUncertain,
        words,
      );
    }
  });

  it('has a copy for the customer without any trade value', () => {
    const copy = JSON.stringify(
      customerCopy(record({ internetPrices: outcomeWith(internetAnswerFrom(internetPrices)) })),
    );
    assert.match(copy, /7250/);
    assert.match(copy, /10890/);
    for (const trade of ['6475', '5892', '5180', '9700', '8795', '7700', 'Jane Smith', '"charged"']) {
      assert.ok(!copy.includes(trade), `${trade} is the trade’s`);
    }
    assert.match(copy, /"Valued at 23,000 mi, for 23,499 mi\."/);
  });

  it('has a copy for the customer without the reasons of look-ups that failed or were not made', () => {
    const because = { reason: 'The provider did not answer in time.', next: 'It may have been charged.' };
    const failed = { answer: null, because };
    const cases: Partial<RecordParts>[] = [
      { valuation: failed },
      { registration: failed },
      { registration: failed, valuation: failed, internetPrices: failed },
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      { valuation: failed, asked: { ...record().asked, plate: null, vin: 'VF7SXHMZ6KT500001', mileage: null } },
    ];
    for (const parts of cases) {
      const copy = JSON.stringify(customerCopy(record(parts)));
      for (const words of Object.values(because)) assert.ok(!copy.includes(words), copy);
      assert.ok(!/\byou\b/i.test(copy), copy);
    }
  });
});

describe('the canonical text of a record, for its hash', () => {
  it('is the same for any order of the keys', () => {
    assert.equal(canonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined }), '{"b":[1,{"c":"é","d":null}]}');
    assert.equal(canonicalJson({ c: 1, b: 2 }), canonicalJson({ b: 2, c: 1 }));
  });

  it('reads back as the same value, and is written the same again, for every value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
        assert.equal(canonicalJson(JSON.parse(text)), text);
      }),
    );
  });
});
