/**
 * Random billing histories against a model of the ledger that is independent of its SQL: the outcome of each
 * reservation, every state, every count and every reference of the provider. Each history is one transaction, which is
 * rolled back.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { startPostgres } from '@/lib/health/testing/postgres';
import { migrate, openDatabase } from '@/lib/store/database';
import { selectRow } from '@/lib/store/rows';
import { modelHistory, randomHistory, type HistoryOutcome } from './testing/billing-model';

/** Per test run, different each time; `LEDGER_HISTORIES=100000` takes about a quarter of an hour. */
const HISTORIES = Number(process.env['LEDGER_HISTORIES'] ?? 3_000);
const FIRST_SEED = Number(process.env['LEDGER_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const CONNECTIONS = 3;
const VACUUM_EVERY = 5_000;

/** Plays a history on the ledger's own functions, then rolls it back. */
const PLAY = `
create function play_history(p_limits json, p_steps json) returns json language plpgsql as $$
declare
  step record;
  verdicts json[] := '{}';
  one record;
  outcome json;
begin
  begin
    insert into look_up_limits (subscription, organisation_id, person_id, monthly_limit)
      select 's', l.organisation, l.person, l."limit"
      from json_to_recordset(p_limits) as l(organisation text, person text, "limit" integer);
    for step in select * from json_to_recordset(p_steps) as a(
      kind text, at timestamptz, id uuid, organisation text, person text, subject text, key text, fresh boolean,
      outcome text, audit text, awaited integer, states text[])
    loop
      case step.kind
        when 'reserve' then
          select * into one from look_up_reserve_all('s', step.organisation, step.person, 10, 'i', json_build_array(
            json_build_object('place', 0, 'id', step.id, 'operation', 'o', 'subject', step.subject, 'params', '',
              'key', step.key, 'cacheMinutes', 60, 'fresh', step.fresh, 'sameAs', null, 'deadlineMs', 12000)), step.at, null, false);
          verdicts := verdicts || json_build_array(one.verdict, one.source_id);
        when 'settle' then
          perform look_up_settle(array[step.id], array[step.outcome], array['{}'], array[step.audit], step.at);
        when 'unknown' then
          update look_ups set state = 'UNKNOWN', state_at = step.at, due_at = null, fault = '{}',
            awaited_until = step.at + make_interval(secs => step.awaited) where id = step.id and state = 'SENT';
        when 'no longer awaited' then
          update look_ups set awaited_until = null where id = step.id and state = 'UNKNOWN';
        when 'release' then
          perform look_up_release(step.id, step.states, null, step.at);
        when 'sweep' then
          perform look_up_sweep(5000, 72, step.at);
      end case;
    end loop;
    select json_build_object(
      'verdicts', array_to_json(verdicts),
      'lookUps', (select coalesce(json_agg(json_build_array(l.id, l.state, l.month, l.audit_id) order by l.id), '[]')
        from look_ups l where l.subscription = 's'),
      'counters', (select coalesce(json_agg(json_build_array(c.organisation_id, c.person_id, c.month, c.taken)
        order by c.organisation_id, c.person_id, c.month), '[]')
        from look_up_counters c where c.subscription = 's' and c.taken > 0)) into outcome;
    raise exception using errcode = 'ZZ001', detail = outcome::text;
  exception when sqlstate 'ZZ001' then
    get stacked diagnostics outcome = pg_exception_detail;
    return outcome;
  end;
end $$`;

const playedRow = z.object({
  outcome: z.object({
    verdicts: z.array(z.tuple([z.string(), z.string().nullable()])),
    lookUps: z.array(z.tuple([z.string(), z.string(), z.string(), z.string().nullable()])),
    counters: z.array(z.tuple([z.string(), z.string(), z.string(), z.int()])),
  }) satisfies z.ZodType<HistoryOutcome>,
});

test(`${HISTORIES} random billing histories end as the model says`, async (t) => {
  const server = await startPostgres();
  await migrate(server.url);
  const database = openDatabase(server.url);
  try {
    await database.query(PLAY);
    const [verdicts, states] = [new Map<string, number>(), new Map<string, number>()];
    const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
    let played = 0;
    let steps = 0;
    const play = async () => {
      while (played < HISTORIES) {
        const seed = FIRST_SEED + played++;
        if (played % VACUUM_EVERY === 0) await database.query('vacuum look_ups, look_up_history, look_up_counters');
        const history = randomHistory(seed);
        const row = await selectRow(
          database,
          playedRow,
          'select play_history($1::json, $2::json) as outcome',
          [JSON.stringify(history.limits), JSON.stringify(history.steps)],
          'play_history',
        );
        assert.deepEqual(row?.outcome, modelHistory(history), `LEDGER_HISTORIES=1 LEDGER_SEED=${seed}`);
        steps += history.steps.length;
        for (const [verdict] of row?.outcome.verdicts ?? []) count(verdicts, verdict);
        for (const [, state] of row?.outcome.lookUps ?? []) count(states, state);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, play));
    t.diagnostic(`seeds ${FIRST_SEED} to ${FIRST_SEED + HISTORIES - 1}; ${steps} steps`);
    t.diagnostic(`reservations: ${JSON.stringify(Object.fromEntries(verdicts))}`);
    t.diagnostic(`look-ups at the end: ${JSON.stringify(Object.fromEntries(states))}`);
    if (HISTORIES >= 1_000) {
      const reached = ['cached', 'conflict', 'denied', 'in_flight', 'repeated', 'reserved'];
      assert.deepEqual([...verdicts.keys()].sort(), reached);
      const ends = ['DENIED', 'RELEASED', 'SENT', 'SERVED', 'SETTLED', 'UNKNOWN', 'WRITTEN_OFF'];
      assert.deepEqual([...states.keys()].sort(), ends);
    }
  } finally {
    await database.close();
    await server.stop();
  }
});
