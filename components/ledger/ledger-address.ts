/** What the ledger reads from its address, and writes there. Nothing in it names a vehicle. */
import { dayRangeFromAddress } from '@/lib/domain/time/typed-day';
import { BILLED_OPERATIONS } from '@/lib/domain/usage/billed-service';

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

const LETTERS_MAX = 100;

/** What an address does not say, or says in no words of ours, is left out: the page opens anyway. */
export function readLedgerAddress(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): LedgerView {
  const textOf = (name: string) => {
    const value = params[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, LETTERS_MAX) : '';
  };
  const oneOf = (name: string, words: readonly string[]) => words.find((word) => word === textOf(name)) ?? '';
  const { from = '', to = '' } = dayRangeFromAddress(textOf('from'), textOf('to'));
  const isForPaper = textOf('rows') === 'all';
  return {
    filter: {
      person: textOf('person'),
      operation: oneOf('operation', BILLED_OPERATIONS),
      charged: oneOf('charged', ['yes', 'no', 'unknown']),
      // oxlint-disable-next-line code/plain-words -- the ledger's value, in addresses that were saved
      answer: oneOf('answer', ['fresh', 'kept']),
      from,
      to,
    },
    after: isForPaper ? '' : textOf('after'),
    isForPaper,
  };
}
