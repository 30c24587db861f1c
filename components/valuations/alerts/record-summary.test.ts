/** The announcement of a record agrees with its page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { vehicleFlagSchema } from '@/lib/domain/vehicles/flags/flags';
import { identityCheck } from '@/lib/domain/vehicles/identity/identity-check';
import { RecordFlags } from '@/components/valuations/record/record-flags';
import { recordAnnouncement, summariseRecord } from './record-summary';
import { BY_VIN } from '@/components/valuations/record/sample-records';
import { WHOLE } from '@/components/valuations/record/sample-whole-record';

const MONEY = 'Retail £17,250, Clean £15,100, Average £14,200 and Below £12,850.';
const none = { value: null, because: { reason: 'No vehicle.', next: 'Check the reg.' } };
const NO_VALUES = { retail: none, clean: none, average: none, below: none };

test('on its own page the plate is spelled, on another page the vehicle is named', () => {
  assert.equal(summariseRecord(WHOLE), `Volkswagen Golf Hatchback. No alerts. ${MONEY}`);
  assert.equal(
    recordAnnouncement(WHOLE),
    `L K 7 1, G H X, valued at 31,000 miles; you entered 31,240 miles. No alerts. ${MONEY}`,
  );
  assert.match(recordAnnouncement({ ...WHOLE, values: NO_VALUES }), / No values\.$/);
  assert.match(recordAnnouncement(BY_VIN), /^[A-Z0-9]/, 'no empty sentence where there is no plate');
});

test('the mileage that the values are for is spoken, with the one entered where it is another', () => {
  const used = (value: number) => ({ ...WHOLE.mileage, used: { value, source: 'valuation' as const } });
  const spoken = (mileage: ValuationRecord['mileage']) => recordAnnouncement({ ...WHOLE, mileage }).split('. ')[0];
  const plate = 'L K 7 1, G H X';
  const CASES: readonly [ValuationRecord['mileage'], string][] = [
    [used(31_240), `${plate}, 31,240 miles`],
    [used(31_000), `${plate}, valued at 31,000 miles; you entered 31,240 miles`],
    [{ ...used(31_000), entered: null }, `${plate}, 31,000 miles`],
    [{ ...WHOLE.mileage, used: { value: null, because: none.because } }, `${plate}, 31,240 miles`],
    [{ ...WHOLE.mileage, entered: null, used: { value: null, because: none.because } }, plate],
  ];
  for (const [mileage, words] of CASES) assert.equal(spoken(mileage), words);
});

const FLAGS: readonly ValuationRecord['flags'][] = [
  [],
  ...vehicleFlagSchema.shape.severity.options.map((severity) => [flagOf('imported', severity)]),
  [flagOf('sources_disagree', 'warn'), flagOf('sources_disagree', 'warn')],
  [flagOf('imported', 'stop'), flagOf('sources_disagree', 'warn'), flagOf('keepers', 'note')],
];
const WARNINGS: readonly ValuationRecord['warnings'][] = [
  [],
  [{ field: 'mileage', code: 'high', text: 'High.' }],
  [
    { field: 'mileage', code: 'high', text: 'High.' },
    { field: 'plate', code: 'odd', text: 'Odd.' },
  ],
];
const lookUpMissing = { reason: 'The limit is reached.', next: 'Wait.' };
const LOOK_UPS: readonly Pick<ValuationRecord, 'register' | 'lookUpMissing'>[] = [
  { register: WHOLE.register, lookUpMissing: null },
  { register: null, lookUpMissing: null },
  { register: null, lookUpMissing },
  { register: WHOLE.register && { ...WHOLE.register, scrapped: { set: null, day: null } }, lookUpMissing: null },
];

function flagOf(code: ValuationRecord['flags'][number]['code'], severity: 'stop' | 'warn' | 'note') {
  return { code, severity, title: `The ${code}`, text: 'Why.', day: null };
}

/** The words of the alerts' line on screen, with those for screen readers. */
const lineOnScreen = (record: ValuationRecord): string => {
  const drawn = renderToStaticMarkup(createElement(RecordFlags, record));
  const summary = /<summary[^>]*>(.*?)<\/summary>/s.exec(drawn)?.[1] ?? assert.fail(drawn);
  return summary.replaceAll(/<[^>]*>/g, '').trim();
};

test('the alerts are counted and named as on screen, and what was not checked comes before the money', () => {
  for (const flags of FLAGS)
    for (const warnings of WARNINGS)
      for (const lookUp of LOOK_UPS) {
        const record: ValuationRecord = { ...WHOLE, ...lookUp, flags, warnings };
        const [shown = ''] = lineOnScreen(record).split(/ – check before you bid| · /);
        const spoken = summariseRecord(record);
        assert.ok(spoken.startsWith(`Volkswagen Golf Hatchback. ${shown}. `), `${shown} | ${spoken}`);
        assert.ok(spoken.endsWith(MONEY), spoken);
        const isUnchecked = lookUp.register === null;
        assert.equal(/not completed|no register record/i.test(spoken), isUnchecked, spoken);
      }
});

test('the vehicle’s check is spoken wherever it does not confirm the vehicle, in the words of the page', () => {
  const [match = assert.fail()] = WHOLE.matches;
  const doubtful = { ...match, source: 'book' as const, label: 'Guide' };
  const IN_DOUBT: readonly Partial<ValuationRecord>[] = [
    { matches: [match, { ...doubtful, level: 4, words: '4 possible derivatives' }] },
    { matches: [{ ...match, level: 0, words: 'no match' }] },
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    { autoCorrection: { asked: 'LK7IGHX', used: 'LK71 GHX', reason: 'Letter I read as figure 1.' } },
    { matches: [] },
  ];
  for (const doubt of IN_DOUBT) {
    const record = { ...WHOLE, ...doubt };
    const { verdict, words } = identityCheck(record);
    assert.ok(verdict === 'doubtful' || verdict === 'unchecked', verdict);
    for (const spoken of [summariseRecord(record), recordAnnouncement(record)])
      assert.ok(spoken.endsWith(`. ${words}. ${MONEY}`), spoken);
  }
  assert.doesNotMatch(summariseRecord(WHOLE), /confirmed|match/i);
});

test('a vehicle that no source has confirmed is not announced as a confirmed one', () => {
  const record = { ...WHOLE, register: null, lookUpMissing, matches: [] };
  assert.ok(
    summariseRecord(record).includes(
      '1 alert: Vehicle check not completed. No source has confirmed this vehicle. Retail',
    ),
  );
});
