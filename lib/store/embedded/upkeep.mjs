// Does what autovacuum does on a server; PGlite has no background process for it. Tables that have changed are
// analysed, so that queries planned while a table was small are replanned, and small busy tables are vacuumed. Large
// tables are only analysed, as vacuuming one would make every client wait.
import pg from 'pg';

const EVERY_MS = 5_000;
/** Enough for plans, with a large table analysed in a tenth of a second. */
const LOOK = 'set default_statistics_target = 10';

// Autovacuum's thresholds; for a table that grows from nothing, the first rows matter most.
const CHANGED = `
  select format('%I.%I', schemaname, relname) as name,
         n_dead_tup > 50 + n_live_tup * 0.2 and pg_total_relation_size(relid) < 64 * 1024 * 1024 as clear
  from pg_stat_user_tables
  where n_mod_since_analyze > 50 + n_live_tup * 0.1
     or n_dead_tup > 50 + n_live_tup * 0.2 and pg_total_relation_size(relid) < 64 * 1024 * 1024`;

/**
 * Keeps the database at `url` in order until stopped.
 * @param {string} url
 * @returns {() => void} ends it
 */
export function keepInOrder(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  let stopped = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const turn = async () => {
    try {
      const { rows } = await client.query({ name: 'changed', text: CHANGED });
      // One by one, so that waiting clients get their turns in between.
      for (const { name, clear } of rows) {
        if (stopped) return;
        await client.query(clear ? `vacuum (analyze, truncate false) ${name}` : `analyze ${name}`);
      }
    } catch {
      // A table was dropped meanwhile, or the database is restarting: the next round reads the state anew.
    }
    if (!stopped) timer = setTimeout(() => void turn(), EVERY_MS);
  };
  client
    .connect()
    .then(() => client.query(LOOK))
    .then(() => (timer = setTimeout(() => void turn(), EVERY_MS)))
    .catch(() => undefined);

  return () => {
    stopped = true;
    clearTimeout(timer);
    client.end().catch(() => undefined);
  };
}
