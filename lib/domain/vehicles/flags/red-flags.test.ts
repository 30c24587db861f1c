import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lookUpAb21cde } from '@/lib/domain/testing/recorded-look-ups.fixture';
import { redFlags } from './red-flags';
import { isStopTitle } from './stop-titles';
import type { RegisterFacts } from '@/lib/domain/vehicles/registration/registration';
import { registrationFrom } from '@/lib/domain/vehicles/registration/registration-from';

const TODAY = '2026-06-05';
const registration = registrationFrom(lookUpAb21cde);
const { register } = registration;
const set = (day: string | null) => ({ set: true, day });

function allFlags(facts: Partial<RegisterFacts>, disagreements: { field: string; text: string }[] = []) {
  assert.ok(register);
  return redFlags({ ...registration, register: { ...register, ...facts } }, { disagreements }, TODAY);
}

/** The flags of the recorded car of 15 March 2021, with another register entry. */
function flagsWith(facts: Partial<RegisterFacts>, disagreements: { field: string; text: string }[] = []) {
  return allFlags(facts, disagreements).map(({ code, severity, text }) => `${severity} ${code}: ${text}`);
}

const USED_BEFORE = (
  [
    // Plates with 21 were issued from 1 March 2021.
    ['built in the plate’s period', 'AB21CDE', '2021-03-01', false],
    ['built the day before it', 'AB21CDE', '2021-02-28', true],
    ['built on an unknown day', 'AB21CDE', null, false],
    ['with a mark without a year', 'AXZ1234', '2020-12-01', false],
    ['with an unknown mark', null, '2020-12-01', false],
  ] as const
).map(([name, plate, manufactured, isOlder]) => ({
  name: `used before, ${name}`,
  facts: { usedBeforeFirstRegistration: true, plate, manufactured },
  expected: [
    isOlder
      ? /: Used before it was first registered in the UK\. It is older than its plate suggests\.$/
      : /^warn used_before_registration: Used before it was first registered in the UK\.$/,
  ],
}));

describe('the red flags', () => {
  const cases: { name: string; facts: Partial<RegisterFacts>; expected: RegExp[] }[] = [
    { name: 'nothing special', facts: {}, expected: [] },
    {
      name: 'scrapped',
      facts: { scrapped: set('2024-02-29') },
      expected: [/^stop scrapped: .* scrapped on 29 Feb 2024\./],
    },
    { name: 'exported, day unknown', facts: { exported: set(null) }, expected: [/^stop exported: .* as exported\. /] },
    {
      name: 'imported',
      facts: { imported: set('2021-02-01') },
      expected: [/^warn imported: Imported on 1 Feb 2021\./],
    },
    {
      name: 'plate transfer',
      facts: { plateTransfer: set('2022-05-01') },
      expected: [/^warn plate_transfer: .* on 1 May 2022/],
    },
    ...USED_BEFORE,
    { name: 'keepers not known', facts: { previousKeepers: null }, expected: [] },
    { name: 'one keeper', facts: { previousKeepers: 1 }, expected: [/^note keepers: 1 previous keeper\.$/] },
    { name: 'three keepers', facts: { previousKeepers: 3 }, expected: [/^note keepers: 3 previous/] },
    { name: 'four keepers', facts: { previousKeepers: 4 }, expected: [/^warn keepers: 4 previous/] },
    {
      name: 'a change of keeper 90 days before the check',
      facts: { previousKeepers: 1, keeperAcquired: '2026-03-07' },
      expected: [/^note keepers: .* Last change of keeper on 7 Mar 2026\.$/],
    },
    {
      name: 'a change of keeper 89 days before the check',
      facts: { previousKeepers: 1, keeperAcquired: '2026-03-08' },
      expected: [/^warn keepers: .* on 8 Mar 2026, 89 days before this check\.$/],
    },
    {
      name: 'a change of keeper the day before the check',
      facts: { previousKeepers: 1, keeperAcquired: '2026-06-04' },
      expected: [/^warn keepers: .* on 4 Jun 2026, 1 day before this check\.$/],
    },
    {
      name: 'a change of keeper on the day of the check',
      facts: { previousKeepers: 1, keeperAcquired: '2026-06-05' },
      expected: [/^warn keepers: .* on 5 Jun 2026, the day of this check\.$/],
    },
    {
      name: 'a mark newer than the vehicle',
      facts: { plate: 'AB22CDE' },
      expected: [/^warn dates: .* on 15 Mar 2021, before 22 plates were issued/],
    },
    { name: 'a mark of the time', facts: { plate: 'AB70CDE' }, expected: [] }, // issued to February 2021
    { name: 'an older mark', facts: { plate: 'A1BCD' }, expected: [/^note dates: .* with an older plate/] },
    { name: 'a mark without a year', facts: { plate: 'AXZ1234' }, expected: [] },
    {
      name: 'built a year before',
      facts: { manufactured: '2020-03-15' },
      expected: [/^note dates: Built on 15 Mar 2020, 12 months before/],
    },
    { name: 'built a day less than a year before', facts: { manufactured: '2020-03-16' }, expected: [] },
    {
      name: 'registered elsewhere first',
      facts: { firstRegistered: '2021-03-01' },
      expected: [/^note dates: First registered on 1 Mar 2021, in the UK on 15 Mar 2021\.$/],
    },
  ];
  for (const { name, facts, expected } of cases) {
    it(`${name}: ${expected.length === 0 ? 'no flag' : `${expected.length} flag`}`, () => {
      const flags = flagsWith(facts);
      assert.equal(flags.length, expected.length, flags.join('\n'));
      expected.forEach((words, index) => assert.match(flags[index] ?? '', words));
    });
  }

  it('are saved, so none of their words is of the day on which they are read', () => {
    for (const { name, facts } of cases)
      for (const { title, text } of allFlags(facts, [{ field: 'vin', text: 'VIN' }]))
        assert.doesNotMatch(
          `${title} ${text}`,
          /\b(ago|today|yesterday|recent|recently|now|this (week|month|year))\b/i,
          name,
        );
  });

  it('say do not buy by the titles that lists know them by, and by no other', () => {
    for (const { name, facts } of cases)
      for (const { title, severity } of allFlags(facts, [{ field: 'vin', text: 'VIN' }]))
        assert.equal(isStopTitle(title), severity === 'stop', `${name}: ${title}`);
  });

  it('come with the most serious first', () => {
    const flags = flagsWith({ previousKeepers: 1, imported: set(null), scrapped: set(null) });
    assert.deepEqual(
      flags.map((flag) => flag.split(':')[0]),
      ['stop scrapped', 'warn imported', 'note keepers'],
    );
  });

  it('warn of a possible other vehicle and of a possible other value, and leave the rest to the table', () => {
    const disagreements = ['vin', 'fuel', 'model', 'doors'].map((field) => ({ field, text: field }));
    assert.deepEqual(flagsWith({}, disagreements), [
      'warn sources_disagree: vin',
      'warn sources_disagree: fuel',
      'warn sources_disagree: model',
    ]);
  });

  it('do not exist without a look-up', () => assert.deepEqual(redFlags(null, { disagreements: [] }, TODAY), []));
});
