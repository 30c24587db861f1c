import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatAge,
  formatCo2,
  formatCount,
  formatDate,
  formatDateTime,
  formatList,
  formatMiles,
  formatMomentInList,
  formatMonth,
  formatMonthLong,
  formatPence,
  formatPercent,
  formatPlateAge,
  formatPlural,
  formatPounds,
  formatPenceChange,
  formatPoundsChange,
  formatSumOfPounds,
  formatTime,
} from './format';

const written: [what: string, got: string, want: string][] = [
  ['pounds in thousands', formatPounds(12345), '£12,345'],
  ['pounds below a thousand', formatPounds(950), '£950'],
  ['millions', formatPounds(1234567), '£1,234,567'],
  ['a negative sum, minus before the pound sign', formatPounds(-250), '−£250'],
  ['a sum that rounds to nothing, without a sign', formatPounds(-0.4), '£0'],
  ['a gain', formatPoundsChange(250), '+£250'],
  ['a loss', formatPoundsChange(-1250), '−£1,250'],
  ['no change', formatPoundsChange(0), '£0'],
  ['a change that rounds to nothing', formatPoundsChange(0.3), '£0'],
  ['a change of less than a penny', formatPenceChange(0.3), '£0.00'],
  ['a loss of less than a penny', formatPenceChange(-0.3), '£0.00'],
  ['a gain in pence', formatPenceChange(1250), '+£12.50'],
  ['pence', formatPence(12345), '£123.45'],
  ['single pence', formatPence(7), '£0.07'],
  ['negative pence', formatPence(-123456), '−£1,234.56'],
  ['miles', formatMiles(62000), '62,000 mi'],
  ['no miles', formatMiles(0), '0 mi'],
  ['carbon dioxide', formatCo2(131), '131 g/km'],
  ['carbon dioxide with a fraction, which tax drops', formatCo2(54.9), '54 g/km'],
  ['less carbon dioxide', formatCo2(-2), '−2 g/km'],
  ['a count', formatCount(1204), '1,204'],
  ['a negative count', formatCount(-12), '−12'],
  ['a share', formatPercent(0.9), '90%'],
  ['a share with a decimal', formatPercent(0.125), '12.5%'],
  ['a fall', formatPercent(-0.031), '−3.1%'],
  ['a date', formatDate('2026-04-06'), '6 Apr 2026'],
  ['September as three letters', formatDate('2021-09-30'), '30 Sep 2021'],
  ['the British day of an instant', formatDate('2026-07-09T23:30:00.000Z'), '10 Jul 2026'],
  ['the date of a longer text', formatDate('2026-04-06T00:00:00'), '6 Apr 2026'],
  ['a month', formatMonth('2026-04'), 'Apr 2026'],
  ['a month in full', formatMonthLong('2026-04-01'), 'April 2026'],
  ['an instant in summer time', formatDateTime('2026-04-06T13:05:00Z'), '6 Apr 2026, 14:05'],
  ['an instant in winter time', formatDateTime('2026-01-06T13:05:00Z'), '6 Jan 2026, 13:05'],
  ['midnight as 00, never 24', formatTime('2026-01-06T00:00:00Z'), '00:00'],
  ['an instant whose British day is the next', formatDateTime('2026-06-30T23:30:00Z'), '1 Jul 2026, 00:30'],
  ['an autumn plate', formatPlateAge('71', '2021-09-01', '2022-02-28'), '71 plate (Sep 21–Feb 22)'],
  ['a spring plate', formatPlateAge('08', '2008-03', '2008-08'), '08 plate (Mar 08–Aug 08)'],
  ['a prefix plate', formatPlateAge('R', '1997-08-01', '1998-07-31'), 'R plate (Aug 97–Jul 98)'],
  ['one of a kind', formatPlural(1, 'look-up'), '1 look-up'],
  ['none of a kind', formatPlural(0, 'look-up'), '0 look-ups'],
  ['many of an irregular kind', formatPlural(1204, 'enquiry', 'enquiries'), '1,204 enquiries'],
  ['an empty list', formatList([]), ''],
  ['a list of one', formatList(['a']), 'a'],
  ['a list of two', formatList(['a', 'b']), 'a and b'],
  ['a list of three', formatList(['a', 'b', 'c']), 'a, b and c'],
];

for (const [what, got, want] of written) {
  test(`${what} is written ${want || 'as nothing'}`, () => assert.equal(got, want));
}

const NOW = new Date('2026-04-06T14:00:00Z');
const ages: [instant: string, want: string][] = [
  ['2026-04-06T14:00:30Z', 'just now'],
  ['2026-04-06T13:59:31Z', 'just now'],
  ['2026-04-06T13:55:00Z', '5 min ago'],
  ['2026-04-06T13:00:01Z', '59 min ago'],
  ['2026-04-06T11:00:00Z', '3 h ago'],
  ['2026-04-05T14:00:00Z', 'yesterday'],
  ['2026-04-05T00:10:00Z', 'yesterday'],
  ['2026-04-02T09:00:00Z', '4 days ago'],
  ['2026-03-30T09:00:00Z', '30 Mar 2026'],
];

for (const [instant, want] of ages) {
  test(`at 14:00 on 6 April, ${instant} reads "${want}"`, () => assert.equal(formatAge(instant, NOW), want));
}

test('two hours before midnight still reads in hours just after midnight', () => {
  assert.equal(formatAge('2026-01-05T22:30:00Z', new Date('2026-01-06T00:30:00Z')), '2 h ago');
});

test('a text that is no date is refused rather than shown', () => {
  assert.throws(() => formatDate('31/12/2026'), RangeError);
  assert.throws(() => formatMonth('2026-13'), RangeError);
});

for (const [instant, want] of [
  ['2026-07-14T05:24:00Z', '06:24'],
  ['2026-07-13T23:10:00Z', '00:10'],
  ['2026-07-13T22:50:00Z', 'Yesterday'],
  ['2026-07-12T12:00:00Z', '12 Jul 2026'],
] as const)
  test(`in a list on 14 July 2026, ${instant} reads "${want}"`, () =>
    assert.equal(formatMomentInList(instant, '2026-07-14'), want));

for (const [pounds, all, without, text] of [
  [0, 4, 4, '–'],
  [0, 4, 3, '£0'],
  [2_550, 2, 1, '£2,550'],
  [2_550, 1, 0, '£2,550'],
  [0, 0, 0, '£0'],
] as const)
  test(`the sum of ${all} things, ${without} without a figure, is ${text}`, () =>
    assert.equal(formatSumOfPounds(pounds, all, without), text));
