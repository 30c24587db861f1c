/** The cost of ownership is headed by the years requested, and says what is not given or no cost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OwnershipCosts } from '@/lib/domain/costs/whole-life-costs';
import { OwnershipFigures } from './ownership-figures';

const OWNERSHIP: OwnershipCosts = {
  totalPence: 1_500_000,
  depreciationPence: 800_000,
  financePence: 100_000,
  fuelPence: 300_000,
  insurancePence: 180_000,
  taxPence: 60_000,
  maintenancePence: 60_000,
  yearsUsed: 3,
  currentMilesUsed: 0,
  milesPerYearUsed: 10_000,
};
const renderFigures = (overrides: Partial<OwnershipCosts>): string =>
  renderToStaticMarkup(createElement(OwnershipFigures, { ownership: { ...OWNERSHIP, ...overrides } }));

test('the bar covers the years that were requested', () => {
  assert.match(renderFigures({}), /£15,000\.00 in total over 3 years, at 10,000 mi a year/);
  assert.match(renderFigures({}), /<text[^>]*>(?:<title>3 years<\/title>)?3 years</);
  assert.match(renderFigures({ yearsUsed: 1 }), /<text[^>]*>(?:<title>1 year<\/title>)?1 year</);
});

test('a total the service does not give is reported as missing, and is not £0', () => {
  assert.match(renderFigures({ totalPence: null }), /The service gives no total\. Parts over 3 years/);
  assert.doesNotMatch(renderFigures({ totalPence: null }), /£0\.00/);
});

test('a car bought for less than it is then worth has a sentence and its parts, and no bar', () => {
  const html = renderFigures({ depreciationPence: -120_000, totalPence: 580_000, taxPence: null });
  assert.match(html, /Depreciation is −£1,200\.00, a gain/);
  assert.match(html, /will be worth: check it/);
  assert.doesNotMatch(html, /<rect|width="-/);
  assert.match(html, />Fuel<.*?£3,000\.00/s);
  assert.match(html, />Tax<.*?not given/s);
});
