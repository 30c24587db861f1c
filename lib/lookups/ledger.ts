/** The ledger of billed look-ups: one object with this room's steps and reports, on one database. */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DefaultLimits } from '@/lib/domain/usage/default-limits';
import { NOT_FOUND_MINUTES } from '@/lib/domain/usage/recent-results';
import { canonicalParams, keyedHash } from '@/lib/store/keyed-hash';
import type { SqlDatabase } from '@/lib/store/database';
import type { LookUpQuestion } from './billed-question';
import { createErasure } from './erase';
import { createPreview } from './preview';
import { createRecall } from './recall';
import { createReserve } from './reserve';
import { createSettle } from './settle';
import { createUpkeep } from './upkeep';
import { createLimitsPassed, createSetLimits, createUsage } from './usage';

export interface LedgerOptions {
  readonly database: Pick<SqlDatabase, 'query' | 'transaction'>;
  /** The key for hashing plates and VINs. */
  readonly secret: string;
  /**
   * The account that is billed: the subscriber id, or `sandbox`. Cached answers and limits are not shared across
   * subscriptions.
   */
  readonly subscription: string;
  /** Replaces the database's clock in tests. */
  readonly clock?: () => Date;
  /** Grace after the deadline before a missing reply becomes UNKNOWN. */
  readonly graceMs?: number;
  readonly notFoundMinutes?: number;
  readonly writeOffHours?: number;
  /** Used where an administrator has set none; null: no limits then. */
  readonly defaultLimits?: DefaultLimits | null;
  /** How long a requester waits for a paid answer that cannot be stored yet. */
  readonly storeWaitMs?: number;
}

/** The context of every statement of the ledger. */
export interface LedgerContext extends Required<Omit<LedgerOptions, 'clock'>> {
  /** This process. */
  readonly instance: string;
  /** Null: the database's own clock. */
  readonly now: () => Date | null;
  /** Identifies the look-ups of one question: no table of the ledger holds a plate or a VIN. */
  readonly hashesOf: (question: LookUpQuestion) => { readonly subjectHash: string; readonly paramsHash: string };
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({ clock, ...options }: LedgerOptions) {
  const { secret } = options;
  // Most questions differ only in their subject: ten thousand cars have a few dozen mileages.
  const paramsHashes = new LRUCache<string, string>({ max: 1_000, memoMethod: (params) => keyedHash(secret, params) });
  const context: LedgerContext = {
    graceMs: 5_000,
    notFoundMinutes: NOT_FOUND_MINUTES,
    writeOffHours: 72,
    defaultLimits: null,
    storeWaitMs: 8_000,
    ...options,
    instance: randomUUID(),
    now: () => clock?.() ?? null,
    hashesOf: ({ operation, subject, params }) => ({
      subjectHash: keyedHash(secret, operation, subject),
      paramsHash: paramsHashes.memo(canonicalParams(params)),
    }),
  };
  return {
    ...createErasure(context),
    ...createReserve(context),
    ...createSettle(context),
    ...createRecall(context),
    ...createPreview(context),
    ...createUsage(context),
    ...createSetLimits(context),
    ...createLimitsPassed(context),
    ...createUpkeep(context),
  };
}
