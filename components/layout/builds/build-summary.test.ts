/** Prices of a day without a list, or of one that has not come, are never called those of that day's list. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONFIGURED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import { BuildSummary } from './build-summary';

const BUILD = { ...CONFIGURED_BUILD, date: '2027-03-01', modelYear: '27.00' };
const words = (today: string, validTo: string | null = null) =>
  renderToStaticMarkup(
    createElement(BuildSummary, { build: { ...BUILD, validTo }, configureHref: '/', today }),
  ).replace(/<[^>]*>/g, '');

test('a build of a day that has come is as listed on it', () => {
  for (const today of ['2027-03-01', '2027-03-02']) assert.match(words(today), /as listed on 1 Mar 2027, model year/);
});

test('a build of a later day has the prices known today', () => {
  assert.match(words('2027-02-28'), /the prices known today for 1 Mar 2027, which may change, model year 2027/);
  assert.doesNotMatch(words('2027-02-28'), /as listed/);
});

test('a build of a day after the last list has its prices, with its day', () => {
  assert.match(words('2027-03-02', '2026-09-20'), /, as last listed on 20 Sep 2026, model year 2027/);
  assert.doesNotMatch(words('2027-03-02', '2026-09-20'), /1 Mar 2027/);
});
