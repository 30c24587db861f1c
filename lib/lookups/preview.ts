/** What a look-up would cost now: whether its answer is cached or in flight. Read only. */
import { setImmediate } from 'node:timers/promises';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { selectRow, selectRows } from '@/lib/store/rows';
import { lookUps } from '@/lib/store/schema/ledger';
import type { CachedFrom } from './answer';
import type { CacheableQuestion } from './billed-question';
import type { LedgerContext } from './ledger';

export interface LookUpPreview {
  /** The answer that would be reused, free of charge. */
  readonly cached: CachedFrom | null;
  /** The same question is in flight, or its late reply is awaited: its answer would be shared. */
  readonly inFlight: boolean;
}

interface CachedResult {
  readonly cached: CachedFrom;
  /** As `readStored` of its question reads it. */
  readonly stored: unknown;
}

interface CachedQuery extends Pick<CacheableQuestion, 'operation' | 'cacheMinutes'> {
  readonly organisationId: string;
}

type PreviewedQuestion = Pick<CacheableQuestion, 'operation' | 'subject' | 'params' | 'cacheMinutes'>;

/** About two milliseconds' work; other work of the process runs in between. */
const HASHES_PER_SLICE = 500;

const cachedFrom = createSelectSchema(lookUps)
  .pick({ personId: true })
  .extend({ lookUpId: z.string(), at: z.date(), personName: z.string().nullable() });
const previewRow = cachedFrom.extend({ inFlight: z.boolean(), isFresh: z.boolean() });
const resultRow = z.object({ result: z.unknown() });
const placeRow = z.object({ place: z.number() });

/** As in a reservation: only the newest answer, if it is recent enough for its outcome. */
const PREVIEW = `
  with same as not materialized (
    select * from look_ups l
    where l.subscription = $1 and l.organisation_id = $2 and l.operation = $3
      and l.subject_hash = $4 and l.params_hash = $5)
  select l.id as "lookUpId", l.state_at as at, l.person_id as "personId", u.name as "personName",
         l.state in ('SENT', 'UNKNOWN') as "inFlight",
         l.state_at > coalesce($8::timestamptz, clock_timestamp())
           - make_interval(mins => case l.outcome when 'found' then $6::integer else least($6, $7)::integer end)
           as "isFresh"
  from (select * from same where state = 'SENT'
        union all
        select * from same where state = 'UNKNOWN' and awaited_until > coalesce($8::timestamptz, clock_timestamp())
        union all
        (select * from same where state = 'SETTLED' and erased_at is null order by state_at desc limit 1)) l
  left join "user" u on u.id = l.person_id`;

/** The same for many questions: the positions, from 1, of those whose answer would be reused. */
const CACHED_PLACES = `
  select q.place::integer from unnest($4::text[], $5::text[]) with ordinality q (subject, params, place)
  where (
    select l.state_at > coalesce($8::timestamptz, clock_timestamp())
        - make_interval(mins => case l.outcome when 'found' then $6::integer else least($6, $7)::integer end)
    from look_ups l
    where l.subscription = $1 and l.organisation_id = $2 and l.operation = $3 and l.state = 'SETTLED'
      and l.subject_hash = q.subject and l.params_hash = q.params and l.erased_at is null
    order by l.state_at desc limit 1)`;

export function createPreview({ database, subscription, notFoundMinutes, now, hashesOf }: LedgerContext) {
  async function preview(
    organisationId: string,
    { cacheMinutes, ...question }: PreviewedQuestion,
  ): Promise<LookUpPreview> {
    const { subjectHash, paramsHash } = hashesOf(question);
    const key = [subscription, organisationId, question.operation, subjectHash, paramsHash];
    const rows = await selectRows(database, previewRow, PREVIEW, [...key, cacheMinutes, notFoundMinutes, now()]);
    const newest = rows.find((row) => !row.inFlight && row.isFresh);
    return {
      cached: newest ? cachedFrom.parse(newest) : null,
      inFlight: rows.some((row) => row.inFlight),
    };
  }

  /** The result that would be reused, as stored; null if there is none. */
  async function cachedResult(organisationId: string, question: PreviewedQuestion): Promise<CachedResult | null> {
    const { cached } = await preview(organisationId, question);
    if (cached === null) return null;
    const text = 'select l.result from look_ups l where l.id = $1 and l.erased_at is null';
    const row = await selectRow(database, resultRow, text, [cached.lookUpId]);
    return row && { cached, stored: row.result };
  }

  /** For many questions of one operation: which have an answer that would be reused. */
  async function hasCachedAnswers(
    { organisationId, operation, cacheMinutes }: CachedQuery,
    questions: readonly Pick<PreviewedQuestion, 'subject' | 'params'>[],
  ): Promise<boolean[]> {
    const subjectHashes: string[] = [];
    const paramsHashes: string[] = [];
    for (const [index, { subject, params }] of questions.entries()) {
      if (index % HASHES_PER_SLICE === 0) await setImmediate();
      const { subjectHash, paramsHash } = hashesOf({ operation, subject, params });
      subjectHashes.push(subjectHash);
      paramsHashes.push(paramsHash);
    }
    const key = [subscription, organisationId, operation, subjectHashes, paramsHashes];
    const rows = await selectRows(database, placeRow, CACHED_PLACES, [...key, cacheMinutes, notFoundMinutes, now()]);
    const cachedPlaces = new Set(rows.map(({ place }) => place));
    return questions.map((_, index) => cachedPlaces.has(index + 1));
  }

  return { preview, cachedResult, hasCachedAnswers };
}
