/** The first screen of a car in stock has what decides and one main action, for who may change the car. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buttonClass } from '@/components/ui/actions/button-class';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { isInStock, SOLD_TO_WORDS, STOCK_CAR_STATUSES } from '@/lib/domain/stock-cars/stock-car-state';
import { StockCarHeader } from './stock-car-header';
import { CAR } from './stock-car.fixture';

const headerOf = (changed: Partial<CarInStock>, may = true): string =>
  renderToStaticMarkup(
    createElement(StockCarHeader, { car: { ...CAR, ...changed }, mayChange: may, mayReadAppraisals: may }),
  );

for (const status of STOCK_CAR_STATUSES)
  for (const mayChange of [true, false]) {
    const hasActions = isInStock(status) && mayChange;
    test(`${status}, ${mayChange ? 'may' : 'may not'} change it: ${hasActions ? 'one' : 'no'} main action`, () => {
      const markup = headerOf({ status }, mayChange);
      assert.equal(markup.split(buttonClass('primary')).length - 1, hasActions ? 1 : 0);
      for (const anchor of ['#asking-price', '#out'])
        assert.equal(markup.includes(`href="${anchor}"`), hasActions, anchor);
    });
  }

for (const [changed, figures] of [
  [
    { costPounds: 11_000, preparationPounds: 100, advertisedPounds: 14_100, gainPounds: -8_575 },
    ['£11,100', '£14,100', '−£8,575'],
  ],
  [{ preparationPounds: 100 }, ['Not entered', 'Not entered', 'Not known']],
] as const)
  test(`cost, asking price and Clean less cost come first: ${figures.join(', ')}`, () => {
    const markup = headerOf(changed);
    const shown = [...markup.matchAll(/text-2xl[^>]*>([^<]+)<\/dd>/g)].map(([, text]) => text);
    assert.deepEqual(shown, figures);
  });

for (const [changed, figures] of [
  [{ status: 'sold', soldPounds: 7_200, soldTo: 'retail', costPounds: 5_000 }, ['£7,200', '£5,000']],
  [{ status: 'sold', soldPounds: 7_200, soldTo: 'trade' }, ['£7,200', 'Not entered']],
  [{ status: 'removed', costPounds: 5_000 }, []],
] as const)
  test(`out of stock, what it fetched comes first: ${figures.join(', ') || 'nothing if it was not sold'}`, () => {
    const markup = headerOf({ leftOn: '2026-11-28', ...changed });
    const shown = [...markup.matchAll(/text-2xl[^>]*>([^<]+)<\/dd>/g)].map(([, text]) => text);
    assert.deepEqual(shown, figures);
    for (const words of 'soldTo' in changed ? ['Sold for', SOLD_TO_WORDS[changed.soldTo]] : [])
      assert.equal(markup.includes(words), true, words);
  });

test('its appraisal is linked for who may read appraisals, its notes are for everyone', () => {
  const changed = { appraisalId: '5f2c', notes: 'Second key missing.' };
  for (const may of [true, false]) {
    const markup = headerOf(changed, may);
    assert.equal(markup.includes('href="/appraisals/5f2c"'), may);
    assert.match(markup, /Second key missing\./);
  }
});

test('its first action is to set the asking price, or to change the one it has', () => {
  for (const [advertisedPounds, words] of [
    [null, 'Set price'],
    [14_100, 'Change price'],
  ] as const)
    assert.ok(headerOf({ advertisedPounds }).includes(`>${words}<`), words);
});

test('its stock number is named as one', () => {
  assert.match(headerOf({ stockNumber: 'B-204' }), / · stock number B-204 · /);
  assert.doesNotMatch(headerOf({ stockNumber: null }), /stock number/);
});
