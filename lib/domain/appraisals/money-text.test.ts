/** Figures of a column line up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnMoneyText, moneyText } from './money-text';

test('one figure has pence only where there are any', () => {
  assert.equal(moneyText(125_000), '£1,250');
  assert.equal(moneyText(125_050), '£1,250.50');
});

test('a column has pence on every figure, or on none', () => {
  const pence = [{ pence: 1_499_500 }, { pence: -29_167 }];
  assert.equal(columnMoneyText(1_499_500, pence), '£14,995.00');
  assert.equal(columnMoneyText(-29_167, pence), '−£291.67');
  const whole = [{ pence: 882_500 }, { pence: -10_000 }];
  assert.equal(columnMoneyText(882_500, whole), '£8,825');
  assert.equal(columnMoneyText(0, []), '£0');
});
