/** Before a car's first value, its page shows that it is on its way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CarValues } from './car-values';
import { CAR } from './stock-car.fixture';

for (const [name, changed, isWaiting] of [
  ['a car just added', {}, true],
  ['a car without a mileage', { mileage: null }, false],
  ['a car that the guide has no value of', { edition: '2026-11-01' }, false],
] as const)
  test(`the values of ${name} are ${isWaiting ? 'shown as on their way' : 'stated as missing'}`, () => {
    const markup = renderToStaticMarkup(
      createElement(CarValues, {
        car: { ...CAR, ...changed },
        values: [],
        live: [],
        purchase: null,
        today: '2026-11-28',
      }),
    );
    assert.equal(markup.includes('Being valued'), isWaiting);
    assert.equal(markup.split('No value').length - 1, isWaiting ? 0 : 1, 'once');
    assert.doesNotMatch(markup, /Not valued yet/);
  });

test('a Clean value as in the previous edition is unchanged, not £0', () => {
  const car = { ...CAR, edition: '2026-11-01', values: { ...CAR.values, clean: 9_000 }, changePounds: 0 };
  const markup = renderToStaticMarkup(
    createElement(CarValues, { car, values: [], live: [], purchase: null, today: '2026-11-28' }),
  );
  assert.match(markup, /unchanged since the previous edition/);
  assert.doesNotMatch(markup, /£0/);
});
