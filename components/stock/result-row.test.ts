/** A row of a stock list says that its plate matched several derivatives, on a wide screen and on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UNCERTAIN_DERIVATIVE } from '@/lib/domain/vehicles/registration/match-words';
import { RESULT_COLUMNS } from './result-columns';
import { ResultRow } from './result-row';
import { RESULT } from './testing/stock-result.fixture';

for (const isDerivativeUncertain of [true, false])
  test(isDerivativeUncertain ? 'several derivatives' : 'one derivative', () => {
    const row = createElement(ResultRow, { result: { ...RESULT, isDerivativeUncertain }, columns: RESULT_COLUMNS });
    assert.equal(renderToStaticMarkup(row).split(UNCERTAIN_DERIVATIVE).length - 1, isDerivativeUncertain ? 1 : 0);
  });
