/** What the ledger reads from its address, and writes there. Nothing in it names a vehicle. */
import { addressTexts, type AddressParams } from '@/components/layout/navigation/address-texts';
import { cursorOfAddress } from '@/lib/domain/page-cursor';
import { dayRangeFromAddress } from '@/lib/domain/time/typed-day';
import { BILLED_OPERATIONS } from '@/lib/domain/usage/billed-service';

/** The most rows on one page, for printing; a file has all of them. */
export const LEDGER_ROWS_ON_PAPER_MAX = 1_000;

/** The filters that an address may hold; empty for none. */
export interface LedgerFilterQuery {
  readonly person: string;
  readonly operation: string;
  readonly charged: string;
  readonly answer: string;
  readonly from: string;
  readonly to: string;
}

export interface LedgerView {
  readonly filter: LedgerFilterQuery;
  /** Where the page begins; empty for the newest. */
  readonly after: string;
  /** On one page, for paper. */
  readonly isForPaper: boolean;
}

/** Absent and unknown values are ignored: the page opens anyway. */
export function readLedgerAddress(params: AddressParams): LedgerView {
  const { text, oneOf } = addressTexts(params);
  const { from = '', to = '' } = dayRangeFromAddress(text('from'), text('to'));
  const isForPaper = text('rows') === 'all';
  return {
    filter: {
      person: text('person'),
      operation: oneOf('operation', BILLED_OPERATIONS),
      charged: oneOf('charged', ['yes', 'no', 'unknown']),
      // oxlint-disable-next-line code/plain-words -- the ledger's value, in addresses that were saved
      answer: oneOf('answer', ['fresh', 'kept']),
      from,
      to,
    },
    after: isForPaper ? '' : cursorOfAddress(text('after')),
    isForPaper,
  };
}
