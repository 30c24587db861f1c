/** Test support: a ledger for each test, one dealer's look-ups in it, a provider that counts arrivals, and a clock. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FaultCode } from '@/lib/fault';
import { Fault } from '@/lib/fault';
import type { LookUpReply } from '@/lib/lookups/billed-question';
import type { BilledCaller } from '@/lib/lookups/call';
import { createLedger, type LedgerOptions } from '@/lib/lookups/ledger';
import { lookUp } from '@/lib/lookups/look-up';
import { selectRows } from '@/lib/store/rows';
import { scriptedCaller, scriptedQuestion, type Script } from './scripted-provider';

export interface ScriptedValue {
  readonly retail: number;
}
export const FOUND: LookUpReply<ScriptedValue> = { outcome: 'found', result: { retail: 12_500 } };
export const NOT_FOUND: LookUpReply<ScriptedValue> = { outcome: 'not_found', result: { retail: 0 } };

/** What may differ from a look-up of AB12CDE at 62,000 miles by J. Smith, never made before. */
export interface DealerLookUp {
  organisationId?: string;
  personId?: string;
  operation?: string;
  subject?: string;
  params?: Record<string, string | number>;
  idempotencyKey?: string;
  fingerprint?: object;
  cacheMinutes?: number;
  fresh?: boolean;
}

const stateRow = z.object({ state: z.string() });
const scriptedValue = z.looseObject({ retail: z.number() });

export function openDealerLedger(options: Pick<LedgerOptions, 'database'> & Partial<LedgerOptions>) {
  const { database } = options;
  const subscription = randomUUID();
  let now = new Date('2026-11-18T10:00:00Z');
  const ledger = createLedger({ secret: 'a secret', subscription, clock: () => now, ...options });
  const arrivals: string[] = [];
  const answering =
    (reply: LookUpReply<unknown>): Script =>
    async (lookUpId) => {
      arrivals.push(lookUpId);
      return reply;
    };
  const lookWith = (
    caller: BilledCaller,
    {
      organisationId = 'dealer',
      personId = 'smith',
      operation = 'valuation',
      subject = 'AB12CDE',
      params = { mileage: 62_000 },
      idempotencyKey = randomUUID(),
      fingerprint,
      cacheMinutes = 1_440,
      fresh = false,
    }: DealerLookUp = {},
  ) =>
    lookUp(
      scriptedQuestion({
        operation,
        subject,
        params,
        cacheMinutes,
        readStored: (stored) => scriptedValue.parse(stored),
      }),
      {
        session: { organisationId, personId, personName: '' },
        idempotencyKey,
        ...(fingerprint && { fingerprint }),
        fresh,
      },
      { ledger, caller },
    );
  const look = (about: DealerLookUp = {}, script: Script = answering(FOUND)) => lookWith(scriptedCaller(script), about);
  const select = async (text: string, value: string) =>
    (await selectRows(database, stateRow, text, [value])).map(({ state }) => state);

  return {
    ledger,
    subscription,
    /** One look-up, whose call ends as scripted. */
    look,
    /** The same with the test's own provider. */
    lookWith,
    answering,
    /** Look-ups whose call has arrived at the provider and was answered. */
    arrivals,
    states: async () =>
      (await select('select state from look_ups where subscription = $1 order by created_at, id', subscription)).sort(),
    history: (lookUpId: string) =>
      select('select state from look_up_history where look_up_id = $1 order by id', lookUpId),
    used: async () => (await ledger.usage({ organisationId: 'dealer' })).organisation.used,
    later: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    at: (instant: string) => void (now = new Date(instant)),
  };
}

export const isFault = (code: FaultCode, charged: string) => (error: unknown) =>
  error instanceof Fault && error.code === code && error.charged === charged;
