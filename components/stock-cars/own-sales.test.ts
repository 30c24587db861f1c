/** Own sales beside the guide: nothing while there are none, and not on paper where the page is a record of values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { OwnSales } from './own-sales';

const group = (sales: number) => ({
  kind: 'make' as const,
  label: 'CITROEN',
  sales,
  quartiles: sales < 8 ? null : { lower: -0.02, median: 0.01, upper: 0.04 },
});
const markup = (trade: number, retail: number, screenOnly: boolean) =>
  renderToStaticMarkup(OwnSales({ groups: { trade: [group(trade)], retail: [group(retail)] }, screenOnly }));

for (const screenOnly of [false, true]) {
  test(`without sales nothing is shown${screenOnly ? ', on screen only' : ''}`, () =>
    assert.equal(markup(0, 0, screenOnly), ''));

  test(`sales are ${screenOnly ? 'on screen only' : 'on screen and on paper'}`, () => {
    for (const [trade, retail] of [
      [12, 0],
      [0, 12],
      [3, 9],
    ] as const) {
      const [section = ''] = /^<section [^>]*>/.exec(markup(trade, retail, screenOnly)) ?? [];
      assert.notEqual(section, '');
      assert.equal(section.includes('print:hidden'), screenOnly);
    }
  });
}
