/** A billed question as data: what identifies it, what is sent for it, and how its answers are read. */
import type { AnswerOf, Operation, ParamsOf, Result, ShapeFields } from '@/lib/contract/operations';
import type { SourceName } from '@/lib/domain/provenance';
import type { ProviderAnswer } from '@/lib/provider/provider';

/** The identity of a question, by which its cached answers are found. */
export interface LookUpQuestion {
  /** The contract's name of the operation. */
  readonly operation: string;
  /** The plate, VIN or identifier, normalised. Only its keyed hash is stored. */
  readonly subject: string;
  /** Everything else that changes the answer: mileage, registration date … The order of names does not matter. */
  readonly params: Readonly<Record<string, string | number | boolean | null>>;
}

/** A question whose answer may be cached. */
export interface CacheableQuestion extends LookUpQuestion {
  /** How old the organisation's answer may be and still be reused; 0 for never. */
  readonly cacheMinutes: number;
}

/** A question whose answers can be read back from the ledger. */
export interface ReadableQuestion<T> extends CacheableQuestion {
  /** For example a zod schema's `parse`. */
  readonly readStored: (stored: unknown) => T;
}

/** How a record describes the answers to a question. */
export interface AnswerSource<T> {
  readonly source: SourceName;
  readonly mileageUsed: (result: T) => number | null;
}

/** A question that can be sent to the provider. */
export interface BilledQuestion<T, P extends ShapeFields, R extends Result> extends ReadableQuestion<T> {
  readonly request: { readonly operation: Operation<P, R>; readonly params: ParamsOf<P> };
  readonly readReply: (answer: ProviderAnswer<AnswerOf<R>>) => LookUpReply<T>;
}

/** Declares a question of a record; its types are inferred from its operation and readers. */
export const billedQuestion = <T, P extends ShapeFields, R extends Result>(
  question: BilledQuestion<T, P, R> & AnswerSource<T>,
): BilledQuestion<T, P, R> & AnswerSource<T> => question;

/** A reply as the contract reads it, and the fields of it that could not be read. */
export type ReadableReply<V> = Pick<ProviderAnswer<V>, 'value' | 'problems'>;

/** What the ledger saves of a reply: well formed, so it was counted by the provider. `result` must be JSON. */
export interface LookUpReply<T> {
  readonly outcome: 'found' | 'not_found';
  readonly result: T;
  /** The provider's own reference for the call, if it gives one. */
  readonly auditId?: string;
}
