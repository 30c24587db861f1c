import { setImmediate } from 'node:timers/promises';
import type { LedgerAllowance, CachedFrom, Ledger, LookUpQuestion } from './look-up';
import type { LedgerDatabase } from './ledger-statements';

/** Some two milliseconds' worth; between them others have their turn, the database's line among them. */
const HASHES_PER_SLICE = 500;

interface LedgerUsageParts {
  database: LedgerDatabase;
  subscription: string;
  at: () => Date | null;
  notFoundMinutes: number;
  hashes: (question: LookUpQuestion) => { subjectHash: string; paramsHash: string };
}

/** The questions about the ledger that change nothing, and the limits. */
export function createLedgerUsage({
  database,
  subscription,
  at,
  notFoundMinutes,
  hashes,
}: LedgerUsageParts): Pick<Ledger, 'usage' | 'preview' | 'hasCachedAnswers' | 'setLimit'> {
  return {
    async usage({ organisationId, personId }) {
      const { rows } = await database.query<{ month: string; used: number; monthlyLimit: number | null }>(
        `with this as (select look_up_month(coalesce($4::timestamptz, clock_timestamp())) as month)
         select to_char(this.month, 'YYYY-MM') as month, coalesce(c.taken, 0) as used,
                l.monthly_limit + coalesce(e.extra, 0) as "monthlyLimit"
         from this cross join (values (1, '', ''), (2, $2, ''), (3, $2, $3)) k (rank, organisation_id, person_id)
         left join look_up_counters c on c.subscription = $1 and c.month = this.month
           and c.organisation_id = k.organisation_id and c.person_id = k.person_id
         left join look_up_limits l on l.subscription = $1
           and l.organisation_id = k.organisation_id and l.person_id = k.person_id
         left join look_up_extras e on e.subscription = $1 and e.month = this.month
           and e.organisation_id = k.organisation_id and e.person_id = k.person_id
         order by k.rank`,
        [subscription, organisationId, personId ?? '', at()],
      );
      const allowance = (index: number): LedgerAllowance => ({
        used: rows[index]?.used ?? 0,
        limit: rows[index]?.monthlyLimit ?? null,
      });
      const [whole, organisation] = [allowance(0), allowance(1)];
      const person = personId === undefined ? null : allowance(2);
      const left = [whole, organisation, ...(person === null ? [] : [person])].flatMap(({ used, limit }) =>
        limit === null ? [] : [Math.max(limit - used, 0)],
      );
      return {
        month: rows[0]?.month ?? '',
        subscription: whole,
        organisation,
        person,
        remaining: left.length === 0 ? null : Math.min(...left),
      };
    },

    async preview({ keepMinutes, ...question }) {
      const { subjectHash, paramsHash } = hashes(question);
      // As a reservation takes it: the newest answer alone, if it is young enough for what it says.
      const { rows } = await database.query<CachedFrom & { running: boolean; isYoung: boolean }>(
        `with same as not materialized (
           select * from look_ups l
           where l.subscription = $1 and l.organisation_id = $2 and l.operation = $3
             and l.subject_hash = $4 and l.params_hash = $5)
         select l.id as "lookUpId", l.state_at as at, l.person_id as "personId", u.name as "personName",
                l.state in ('RESERVED', 'SENT') as running,
                l.state_at > coalesce($8::timestamptz, clock_timestamp())
                  - make_interval(mins => case l.outcome when 'found' then $6::integer else least($6, $7)::integer end)
                  as "isYoung"
         from (select * from same where state in ('RESERVED', 'SENT')
               union all
               (select * from same where state = 'SETTLED' and erased_at is null order by state_at desc limit 1)) l
         left join "user" u on u.id = l.person_id`,
        [
          subscription,
          question.organisationId,
          question.operation,
          subjectHash,
          paramsHash,
          keepMinutes,
          notFoundMinutes,
          at(),
        ],
      );
      const newest = rows.find((row) => !row.running && row.isYoung);
      return {
        cached: newest
          ? { lookUpId: newest.lookUpId, at: newest.at, personId: newest.personId, personName: newest.personName }
          : null,
        running: rows.some((row) => row.running),
      };
    },

    async hasCachedAnswers({ organisationId, operation, keepMinutes }, questions) {
      const hashed = [];
      for (const [index, question] of questions.entries()) {
        if (index % HASHES_PER_SLICE === 0) await setImmediate();
        hashed.push(hashes({ organisationId, operation, ...question }));
      }
      const { rows } = await database.query<{ place: number }>(
        `select q.place::integer from unnest($4::text[], $5::text[]) with ordinality q (subject, params, place)
         where (
           select l.state_at > coalesce($8::timestamptz, clock_timestamp())
               - make_interval(mins => case l.outcome when 'found' then $6::integer else least($6, $7)::integer end)
           from look_ups l
           where l.subscription = $1 and l.organisation_id = $2 and l.operation = $3 and l.state = 'SETTLED'
             and l.subject_hash = q.subject and l.params_hash = q.params and l.erased_at is null
           order by l.state_at desc limit 1)`,
        [
          ...[subscription, organisationId, operation],
          hashed.map(({ subjectHash }) => subjectHash),
          hashed.map(({ paramsHash }) => paramsHash),
          ...[keepMinutes, notFoundMinutes, at()],
        ],
      );
      const cachedPlaces = new Set(rows.map(({ place }) => place));
      return questions.map((_, index) => cachedPlaces.has(index + 1));
    },

    async setLimit({ organisationId = '', personId = '' }, monthlyLimit) {
      if (monthlyLimit === null) {
        await database.query(
          'delete from look_up_limits where subscription = $1 and organisation_id = $2 and person_id = $3',
          [subscription, organisationId, personId],
        );
        return;
      }
      await database.query(
        `insert into look_up_limits (subscription, organisation_id, person_id, monthly_limit) values ($1, $2, $3, $4)
         on conflict (subscription, organisation_id, person_id) do update set monthly_limit = excluded.monthly_limit`,
        [subscription, organisationId, personId, monthlyLimit],
      );
    },
  };
}
