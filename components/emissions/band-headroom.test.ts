/** A CO2 with a fraction is shown as it is taxed: without. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BandHeadroom } from './band-headroom';

const configuration = (name: string, co2: number) => ({
  name,
  isComparable: true,
  co2,
  dutyCo2: co2,
  percentage: { percent: 15 },
  bands: [{ from: 51, to: 54, percent: 15 }],
  range: null,
});

for (const [co2, words, change] of [
  [54.9, '54 g/km', 'same'],
  [55.1, '55 g/km', '+1 g/km'],
  [53.6, '53 g/km', '−1 g/km'],
] as const)
  test(`${co2} g/km beside 54.2: ${words}, ${change}`, () => {
    const configurations = [configuration('This build', 54.2), configuration('Other', co2)];
    const html = renderToStaticMarkup(
      createElement(BandHeadroom, { configurations, yearName: '2026-27', isDelta: true }),
    );
    const other = html.slice(html.indexOf('>Other<')).replaceAll(/<[^>]+>/g, '|');
    assert.ok(other.includes(`|${words}|`), other);
    assert.ok(other.includes(`|${change}|`), other);
  });
