/** A row of a stock list says that its plate matched several derivatives, on a wide screen and on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { UNCERTAIN_DERIVATIVE } from '@/lib/domain/vehicles/registration/match-words';
import { RESULT_COLUMNS } from './result-columns';
import { ResultRow } from './result-row';

const RESULT: StockResult = {
  sequence: 1,
  row: 2,
  reference: null,
  plate: 'AB21CDE',
  mileage: 46_000,
  outcome: 'valued',
  valuationId: '6b0f5f6e-8f0a-4b4c-9d0e-0d6c2f3f8c11',
  vehicleKind: 'car',
  title: 'Volkswagen Golf',
  derivative: 'Match TSI',
  isDerivativeUncertain: false,
  registered: '2021-03-15',
  retailPounds: 9_500,
  cleanPounds: 9_000,
  averagePounds: 8_500,
  belowPounds: 8_000,
  flag: null,
  otherFlags: [],
  because: null,
  before: null,
};

for (const isDerivativeUncertain of [true, false])
  test(isDerivativeUncertain ? 'several derivatives' : 'one derivative', () => {
    const row = createElement(ResultRow, { result: { ...RESULT, isDerivativeUncertain }, columns: RESULT_COLUMNS });
    assert.equal(renderToStaticMarkup(row).split(UNCERTAIN_DERIVATIVE).length - 1, isDerivativeUncertain ? 1 : 0);
  });
