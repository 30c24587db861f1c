/** A row of the list has a tax only with the price it is of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { p11dFrom } from '@/lib/domain/tax/company-car/p11d';
import { derivativeFigures } from '@/lib/domain/tax/company-car/derivative-figures';
import { DerivativeFiguresLine } from './derivative-figures-line';

/** As the service writes them. */
function drawn(totalPounds: string | undefined, taxPounds: string): string {
  const value = p11dFrom({
    Success: true,
    FailMessage: '',
    tables: {
      VehicleInfo_Table: [{ vehinfo_co2: 129 }],
      VehiclePrice_Table: [],
      P11DPrice_Table: [{ p11d_total: totalPounds }],
      P11DValuation_Table: [{ p11d_year1: 2027, p11d_year1_perc: 31, p11d_year1_rate_basic: taxPounds }],
    },
  });
  assert.ok(value);
  const html = renderToStaticMarkup(
    createElement(DerivativeFiguresLine, { row: derivativeFigures(1, { value }, 2027) }),
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

for (const [total, tax, words] of [
  ['35000', '2170', 'P11D £35,000 CO2 129 g/km Benefit in kind 31% Tax at 20% £181/mo'],
  // The service computes on with what it has: nothing, or delivery alone.
  ['0', '0', 'P11D No price CO2 129 g/km Benefit in kind 31% Tax at 20% No price'],
  [undefined, '55.80', 'P11D No price CO2 129 g/km Benefit in kind 31% Tax at 20% No price'],
] as const)
  test(`a P11D value of ${total ?? 'nothing'} and a tax of £${tax}`, () => assert.equal(drawn(total, tax), words));
