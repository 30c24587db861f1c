import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corrections } from '@/lib/sandbox/plates/plate-corrections';
import { addDays } from '@/lib/sandbox/time/calendar';
import {
  normalisePlate,
  periodBySequence,
  periodOfDate,
  periodOfPlate,
  platePeriods,
  plateShape,
  sliceOfDate,
  sliceOfYearLetter,
  slicesOfPeriod,
} from '@/lib/sandbox/plates/plates';
import type { RegistryPlateShape } from '@/lib/sandbox/plates/plates';

const shapes: readonly (readonly [typed: string, shape: RegistryPlateShape | null])[] = [
  ['ab51 cde', 'current'],
  ['AB21-CDE', 'current'],
  ['AB76 ZZZ', 'current'],
  ['A123 BCD', 'prefix'],
  ['BCD 123A', 'suffix'],
  ['ABC 123', 'dateless'],
  ['123 ABC', 'dateless'],
  ['A 1', 'dateless'],
  ['AXZ 1234', 'northern-ireland'],
  ['1 IA', 'northern-ireland'],
  ['Q123 ABC', 'q'],
  ['AB01 CDE', null],
  ['AB50 CDE', null],
  ['IB21 CDE', null],
  ['AZ21 CDE', null],
  ['O123 ABC', null],
  ['A0123 BC', null],
  ['AB21CDEF', null],
  ['', null],
];
for (const [typed, shape] of shapes) {
  test(`"${typed}" is ${shape ?? 'no UK mark'}`, () => assert.equal(plateShape(normalisePlate(typed)), shape));
}

// INF104 and the published plate calendar.
const periods: readonly (readonly [vrm: string, from: string, to: string])[] = [
  ['ABC123A', '1963-01-01', '1963-12-31'],
  ['ABC123E', '1967-01-01', '1967-07-31'],
  ['ABC123F', '1967-08-01', '1968-07-31'],
  ['ABC123Y', '1982-08-01', '1983-07-31'],
  ['A123BCD', '1983-08-01', '1984-07-31'],
  ['S123BCD', '1998-08-01', '1999-02-28'],
  ['T123BCD', '1999-03-01', '1999-08-31'],
  ['Y123BCD', '2001-03-01', '2001-08-31'],
  ['AB51CDE', '2001-09-01', '2002-02-28'],
  ['AB03CDE', '2003-03-01', '2003-08-31'],
  ['AB65CDE', '2015-09-01', '2016-02-29'],
  ['AB21CDE', '2021-03-01', '2021-08-31'],
  ['AB76CDE', '2026-09-01', '2027-02-28'],
  ['AB80CDE', '2030-09-01', '2031-02-28'],
];
for (const [vrm, from, to] of periods) {
  test(`${vrm} belongs to ${from} – ${to}`, () => {
    const period = periodOfPlate(vrm);
    assert.deepEqual([period?.from, period?.to], [from, to]);
  });
}

test('Periods follow one another without a gap from 1963 to 2031, and every day has its own', () => {
  platePeriods.forEach((period, i) => {
    const next = platePeriods[i + 1];
    if (next) assert.equal(next.from, addDays(period.to, 1));
    assert.equal(periodOfDate(period.from), period);
    assert.equal(periodOfDate(period.to), period);
    assert.equal(periodBySequence(period.sequence), period);
  });
  assert.equal(platePeriods.length, 101);
});

test('The 21 plate has the sequence number that recorded answers have', () => {
  assert.equal(periodOfDate('2021-03-15')?.sequence, 79);
  assert.equal(periodOfDate('2018-07-01')?.sequence, 73);
});

const slices: readonly (readonly [day: string, text: string, month: number])[] = [
  ['2015-02-28', '2015 64', 1],
  ['2015-03-01', '2015 15', 3],
  ['2015-09-01', '2015 65', 9],
  ['2016-09-30', '2016 66', 9],
  ['2022-01-31', '2022 71', 1],
  ['1999-01-15', '1999 S', 1],
];
for (const [day, text, month] of slices) {
  test(`A registration on ${day} is "${text}"`, () => {
    const slice = sliceOfDate(day);
    assert.deepEqual([slice?.text, slice?.month], [text, month]);
    assert.deepEqual(sliceOfYearLetter(Number(text.slice(0, 4)), `${text.slice(5)} `), slice);
  });
}

test('Slices of a period cover it exactly', () => {
  for (const period of platePeriods) {
    const parts = slicesOfPeriod(period);
    assert.equal(parts[0]?.from, period.from);
    assert.equal(parts.at(-1)?.to, period.to);
  }
});

test('A year and a letter that never occur together have no slice', () => {
  assert.equal(sliceOfYearLetter(2020, '21'), null);
  assert.equal(sliceOfYearLetter(2021, 'QQ'), null);
});

test('A look-alike letter is read as the digit its place needs, and the reason names both', () => {
  assert.deepEqual(corrections('AB2ICDE')[0], {
    vrm: 'AB21CDE',
    reason: 'Letter I read as figure 1 & looked up as AB21CDE',
  });
  assert.equal(corrections('LBO7SE0')[0]?.vrm, 'LB07SEO');
});

test('A mark that has a UK shape is never corrected, nor one that no swap makes valid', () => {
  assert.deepEqual(corrections('AB21CDE'), []);
  assert.deepEqual(corrections('!!!!'), []);
  assert.deepEqual(corrections('ABCDEFGHJK'), []);
});
