/** The ledger of billed look-ups (safety.md §1): one object of this room's steps and reports, on one database. */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DefaultLimits } from '@/lib/domain/usage/default-limits';
import { canonicalParams, keyedHash } from '@/lib/store/keyed-hash';
import type { Queryable } from '@/lib/store/rows';
import type { LookUpQuestion } from './billed-question';
import { createErasure } from './erase';
import { createPreview } from './preview';
import { createRecall } from './recall';
import { createReserve } from './reserve';
import { createSettle } from './settle';
import { createUpkeep } from './upkeep';
import { createLimitsPassed, createUsage } from './usage';

export interface LedgerOptions {
  readonly database: Queryable;
  /** Keys the hashes of plates and VINs. */
  readonly secret: string;
  /** Whose bill: the subscriber id, or `sandbox`. Cached answers and limits do not cross it. */
  readonly subscription: string;
  /** In place of the database's clock, for tests. */
  readonly clock?: () => Date;
  /** After the deadline, before a missing reply is called unknown. */
  readonly graceMs?: number;
  readonly notFoundMinutes?: number;
  readonly writeOffHours?: number;
  /** Where an administrator has set none; null: then there are none. */
  readonly defaultLimits?: DefaultLimits | null;
  /** How long a paid answer that cannot be stored keeps its requester waiting. */
  readonly storeWaitMs?: number;
}

/** What every statement of the ledger is made with. */
export interface LedgerContext extends Required<Omit<LedgerOptions, 'clock'>> {
  /** This process. */
  readonly instance: string;
  /** Null is the database's own clock. */
  readonly now: () => Date | null;
  /** By which look-ups of one question are found: no table of the ledger holds a plate or a VIN. */
  readonly hashesOf: (question: LookUpQuestion) => { readonly subjectHash: string; readonly paramsHash: string };
}

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger({ clock, ...options }: LedgerOptions) {
  const { secret } = options;
  // Few questions differ in more than their subject: ten thousand cars have some dozens of mileages.
  const paramsHashes = new LRUCache<string, string>({ max: 1_000, memoMethod: (params) => keyedHash(secret, params) });
  const context: LedgerContext = {
    graceMs: 5_000,
    notFoundMinutes: 10,
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
    ...createLimitsPassed(context),
    ...createUpkeep(context),
  };
}
