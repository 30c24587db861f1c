/** The parts of a price add up to its total, as they are written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { applyAction, beginBuild } from '@/components/options/build-state';
import { GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { PriceTotals } from './price-totals';

const BUILD = { identifier: 1, date: '2026-01-15', selections: [], picks: [] };

/** The rows in pence. */
function shownPence(state: ReturnType<typeof beginBuild>): Map<string, number> {
  const html = renderToStaticMarkup(createElement(PriceTotals, { state }));
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>£([\d,.]+)/g)];
  return new Map(
    rows.map(([, name = '', pounds = '']) => [name, Math.round(Number(pounds.replaceAll(',', '')) * 100)]),
  );
}

for (const [basicPence, vatPence] of [
  [2_000_000, 400_000],
  [3_245_750, 649_150],
  [3_393_750, 678_750],
  [2_916_667, 583_333],
  [2_916_625, 583_325],
] as const)
  test(`a car of ${basicPence} + ${vatPence} pence with any options`, () => {
    const list = {
      kind: 'car' as const,
      identifier: 1,
      date: BUILD.date,
      title: 'Golden car',
      derivative: '',
      modelYear: null,
      validFrom: null,
      validTo: null,
      price: { basicPence, vatPence },
      bundle: GOLDEN_CAR,
      notes: [],
    };
    const random = new Random(basicPence);
    let state = beginBuild(list, BUILD);
    for (let step = 0; step < 60; step += 1) {
      const shown = shownPence(state);
      const [vehicle, options, basic, vat, total] = ['Vehicle', 'Options', 'Basic', 'VAT', 'Total with VAT'].map(
        (name) => shown.get(name) ?? assert.fail(`${name} is shown`),
      );
      assert.equal((vehicle ?? 0) + (options ?? 0), total);
      assert.equal((basic ?? 0) + (vat ?? 0), total);
      state = applyAction(state, { do: 'toggle', option: random.choice(GOLDEN_CAR.options).code });
    }
  });
