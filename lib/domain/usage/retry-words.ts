/** The text beside "Retry" in a record that lacks a result. Without schemas: pages load it. */
import type { Because, SourceName } from '@/lib/domain/provenance';
import { formatList } from '@/lib/format';
import type { LookUpCost } from './look-up-cost';

type RetryPart = Pick<LookUpCost['parts'][number], 'source' | 'label' | 'billed'>;

/** The sentence about a retry, by what it would charge now. */
type RetryState = 'unpriced' | 'free' | 'missing' | 'again';

/** @param again labels of results that the record has and the retry would charge again */
const RETRY_WORDS: Readonly<Record<RetryState, (again: readonly string[]) => string>> = {
  unpriced: () => 'Recent results are used again, free. What is missing or no longer recent is requested.',
  free: () => 'Every result has arrived since or is in progress. Nothing more is charged.',
  missing: () => 'Results already received are used again, late ones too. Only what is missing is requested.',
  again: (again) => `No longer recent, so requested and charged again: ${formatList(again)}.`,
};

type RetryCost = { readonly parts: readonly RetryPart[] } | undefined;

/**
 * With why the vehicle check has no answer: where a limit is used up, a retry is refused as well, and so it looks as if
 * the button did nothing. @param because null: the check was answered
 */
export function missingAnswerWords(because: Because | null, missing: readonly SourceName[], cost: RetryCost): string {
  const words = retryWords(missing, cost);
  return because === null || words === RETRY_WORDS.free([]) ? words : `${because.reason} ${because.next} ${words}`;
}

/** @param missing what the record lacks @param cost what the retry would cost now; undefined while unknown */
export function retryWords(missing: readonly SourceName[], cost: RetryCost): string {
  const billed = cost?.parts.filter((part) => part.billed) ?? [];
  const again = billed.filter(({ source }) => !missing.includes(source)).map(({ label }) => label);
  return RETRY_WORDS[retryState(cost !== undefined, billed.length, again.length)](again);
}

function retryState(isPriced: boolean, billedCount: number, againCount: number): RetryState {
  if (!isPriced) return 'unpriced';
  if (billedCount === 0) return 'free';
  return againCount === 0 ? 'missing' : 'again';
}
