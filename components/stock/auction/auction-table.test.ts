/** A lot on an auction sheet: what speaks against it stands after its derivative, each apart from the other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RESULT } from '@/components/stock/testing/stock-result.fixture';
import { auctionLot } from '@/lib/domain/stock/auction-entries';
import { UNCERTAIN_DERIVATIVE } from '@/lib/domain/vehicles/registration/match-words';
import { AuctionTable, lotRow } from './auction-table';
import type { AuctionSheetEntries } from './use-auction-sheet';

const SHEET: AuctionSheetEntries = {
  foreign: {},
  fault: null,
  savedWords: '',
  choose: () => undefined,
  isRead: true,
  enteredOf: () => null,
  textOf: () => '',
  savedOf: () => undefined,
  enter: () => undefined,
  mayEnter: false,
};
const BECAUSE = { reason: 'No value.', next: 'Try again.' };

for (const isDerivativeUncertain of [true, false])
  test(isDerivativeUncertain ? 'several derivatives' : 'one derivative', () => {
    const result = { ...RESULT, because: BECAUSE, flag: 'Scrapped', isDerivativeUncertain };
    const lots = [
      lotRow(
        result,
        auctionLot(null, null, () => ''),
      ),
    ];
    const words = renderToStaticMarkup(createElement(AuctionTable, { lots, sheet: SHEET })).replace(/<[^>]*>/g, '');
    const after = isDerivativeUncertain ? `· Scrapped ${UNCERTAIN_DERIVATIVE}` : '· Scrapped ';
    assert.ok(words.includes(`Match TSI No value. ${after}`), words);
    assert.equal(words.split(UNCERTAIN_DERIVATIVE).length - 1, isDerivativeUncertain ? 1 : 0);
  });
