/** Freezes what a press brought into one record, once and for all. */
import { randomUUID } from 'node:crypto';
import type { Session } from '@/lib/access';
import { canonical } from '@/lib/domain/canonical';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { composeRecord, summaryOf, type RecordParts } from '@/lib/domain/valuation-record';
import { keyedHash } from '@/lib/ledger/keyed-hash';
import type { StoredRecord } from '@/lib/store/records';
import type { ValuationKind, ValuationStore } from '@/lib/store/valuations';
import type { BilledNeeds } from './billed';
import { keyUsedTwice, writeDown } from './written-down';

export interface ValuationNeeds extends BilledNeeds {
  readonly valuations: ValuationStore;
  /** Keys the hashes by which records are found: outside its record no table holds a plate or a VIN. */
  readonly secret: string;
}

/** What one press asks for, as its record says it. */
export type Wish = Pick<RecordParts, 'kind' | 'basedOn' | 'asked' | 'warnings'>;

export type Answers = Pick<RecordParts, 'registration' | 'valuation' | 'internetPrices'>;

export async function freeze(
  answers: Answers,
  { valuations, secret, now }: ValuationNeeds,
  { organisationId, personId, personName }: Pick<Session, 'organisationId' | 'personId' | 'personName'>,
  idempotencyKey: string,
  wish: Wish,
) {
  const id = randomUUID();
  const valuedBy = { id: personId, name: personName };
  const record = composeRecord({ id, ...wish, ...answers, valuedAt: now().toISOString(), valuedBy });
  const { asked } = record;
  const sources = Object.values(record.sources).filter((source) => source !== null);
  const entry = {
    ...{ id, organisationId, createdBy: personId, kind: record.kind, idempotencyKey },
    subjectHash: keyedHash(secret, 'valuation', asked.plate ?? asked.vin ?? `${asked.kind} ${asked.identifier}`),
    summary: summaryOf(record),
    record,
    lookUpIds: sources.map(({ lookupId }) => lookupId),
  };
  const { contentHash, before } = await writeDown(valuations, entry, sources);
  if (before === null) return { record, contentHash };
  // A key used before: for the same wish its record is the answer, for another one it is a mistake.
  const answer = valuationAnswer(before);
  if (canonical(answer.record.asked) !== canonical(asked)) throw keyUsedTwice();
  return answer;
}

export function valuationAnswer({ record, contentHash }: StoredRecord<ValuationKind>) {
  // Every answer is parsed by its endpoint's schema on the way out; twice would be for nothing.
  return { record: record as ValuationRecord, contentHash };
}
