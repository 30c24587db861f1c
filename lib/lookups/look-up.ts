import type { Charged, Fault } from '@/lib/fault';

/** safety.md §1: SERVED, DENIED, RELEASED, SETTLED and WRITTEN_OFF are final. */
export type LookUpState =
  'SERVED' | 'DENIED' | 'RESERVED' | 'SENT' | 'UNKNOWN' | 'RELEASED' | 'SETTLED' | 'WRITTEN_OFF';

/** What is asked, whoever asks it. */
export interface LookUpQuestion {
  organisationId: string;
  /** The contract's name of the operation. */
  operation: string;
  /** The plate, VIN or identifier, normalised. Only its keyed hash is stored. */
  subject: string;
  /** Everything else that changes the answer: mileage, registration date … Order of names does not matter. */
  params: Readonly<Record<string, string | number | boolean | null>>;
}

export interface LookUpRequest<T> extends LookUpQuestion {
  personId: string;
  /** From the client, one for one press: the same key never pays twice. */
  idempotencyKey: string;
  /** How old an answer of the organisation may be to be given again instead; 0 for never. */
  keepMinutes: number;
  /** Look up afresh: no kept answer, but a call already running is still shared. */
  fresh?: boolean;
  /**
   * Milliseconds until the reply must be there, for a `send` that sends at once: the look-up is then
   * reserved and marked sent in one commit and `markSent` has nothing left to do.
   */
  sentAtOnceMs?: number;
  /**
   * What the whole press is for, as JSON: kept in `presses` from the commit of the look-up on, until the record of the
   * press takes it out, so that a press can be finished by another process.
   */
  wish?: object;
  /** Reads a stored result back. A zod schema's `parse`, for one. */
  read: (stored: unknown) => T;
}

/** What came back from the provider: well formed, so it was counted there. `result` must be JSON. */
export interface LookUpReply<T> {
  outcome: 'found' | 'not_found';
  result: T;
  /** The provider's own reference for the call, if it gives one. */
  auditId?: string;
}

export interface SendHooks {
  lookUpId: string;
  /**
   * Commits "SENT, by this instance, until the deadline". Must be awaited before the first byte
   * leaves; when it throws, nothing may be sent.
   */
  markSent(deadlineMs: number): Promise<void>;
  /**
   * Says that the time is over although the answer may still come: whoever asked is told this fault, and what `send`
   * ends with later is written down behind their back.
   */
  overdue(fault: Fault): void;
}

/**
 * Makes the one call. Throws a Fault when there is no answer, whose `charged` decides what becomes of
 * the look-up: `no` (provably not counted) gives it back, anything else leaves it unknown and counted.
 */
export type SendLookUp<T> = (hooks: SendHooks) => Promise<LookUpReply<T>>;

export interface LookUpAnswer<T> {
  /** This look-up's own row in the ledger. */
  lookUpId: string;
  /** SETTLED: looked up now, or by an earlier press of the same key. SERVED: an answer given again. */
  state: 'SETTLED' | 'SERVED';
  charged: Charged;
  outcome: 'found' | 'not_found';
  result: T;
  auditId: string | null;
  /** When the provider gave the answer. */
  answeredAt: Date;
  /** Present when the answer was looked up by somebody before, or by a call that was already running. */
  cachedFrom: CachedFrom | null;
}

export interface CachedFrom {
  lookUpId: string;
  at: Date;
  personId: string;
  /** Null when the person is no longer known. */
  personName: string | null;
}

export interface LookUpPreview {
  /** The answer that would be given again, free of charge. */
  cached: CachedFrom | null;
  /** The same question is being asked at this moment and its answer would be shared. */
  running: boolean;
}

export interface LedgerAllowance {
  used: number;
  /** Null: no limit is set. */
  limit: number | null;
}

export interface LedgerUsage {
  /** `YYYY-MM`, Europe/London. */
  month: string;
  organisation: LedgerAllowance;
  subscription: LedgerAllowance;
  person: LedgerAllowance | null;
  /** What may still be taken, by the narrowest limit; null when nothing limits. */
  remaining: number | null;
}

export interface SweepCounts {
  released: number;
  becameUnknown: number;
  writtenOff: number;
}

/** What of a fault the ledger keeps, to tell a twin or a repeated key the same. Never detail or cause. */
export type StoredFault = Pick<Fault, 'code' | 'message' | 'fix'> & { field?: string };

export interface ErasureScope {
  /** Each an operation and what it was asked of: one plate is the subject of several. */
  questions: readonly Pick<LookUpQuestion, 'operation' | 'subject'>[];
  /** Look-ups known by their row: those a record rests on. */
  lookUpIds?: readonly string[];
}

export interface Ledger {
  /** Answers from what is kept, from the running twin or by one call of `send`. Throws Faults only. */
  lookUp<T>(request: LookUpRequest<T>, send: SendLookUp<T>): Promise<LookUpAnswer<T>>;
  /**
   * The answer this question has had under this key; asks nobody and waits for nobody. Null: not asked, or given back.
   * Throws the Fault it ended with.
   */
  recall<T>(
    question: LookUpQuestion & Pick<LookUpRequest<T>, 'idempotencyKey' | 'read'>,
  ): Promise<LookUpAnswer<T> | null>;
  preview(question: LookUpQuestion & { keepMinutes: number }): Promise<LookUpPreview>;
  /** Of many questions of one operation, asked at once: which have an answer that would be given again. */
  hasCachedAnswers(
    operation: Pick<LookUpQuestion, 'organisationId' | 'operation'> & { keepMinutes: number },
    questions: readonly Pick<LookUpQuestion, 'subject' | 'params'>[],
  ): Promise<boolean[]>;
  usage(scope: { organisationId: string; personId?: string }): Promise<LedgerUsage>;
  /** Sets or, with null, lifts a monthly limit: of the subscription, of an organisation, of a person in it. */
  setLimit(scope: { organisationId?: string; personId?: string }, monthlyLimit: number | null): Promise<void>;
  /** UNKNOWN → RELEASED, when the provider's audit shows that it was not counted. False: it was not UNKNOWN. */
  releaseByAudit(lookUpId: string): Promise<boolean>;
  /** How many answers there are to be taken out. */
  answersHeld(scope: { organisationId: string } & ErasureScope): Promise<number>;
  /** Takes the answers out of an organisation's look-ups: of these subjects, or all from before. How many it were. */
  erase(scope: { organisationId: string } & (ErasureScope | { before: Date })): Promise<number>;
  /** Adds up what has ended, a month's worth of days at most. True: there is more to add up. */
  roll(): Promise<boolean>;
  /** Settles what nobody holds any more; to be run every few seconds by one instance or by all. */
  sweep(): Promise<SweepCounts>;
}
