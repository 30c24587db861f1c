import type { readHealth } from '@/lib/api/health';
import type { Call } from '@/lib/api/serve';
import type { Database } from '@/lib/store/database';

interface Needs {
  database: Database;
  mode: 'sandbox' | 'live';
  version: string;
}

/** Healthy is who can reach the database: without it nothing may be looked up. */
export async function runReadHealth(_: Call<typeof readHealth>, { database, mode, version }: Needs) {
  const { rows } = await database.query<{ version: string }>('select version()');
  const said = rows[0]?.version ?? '';
  const name = /^PostgreSQL [\d.]+/.exec(said)?.[0] ?? 'PostgreSQL';
  return { provider: mode, version, database: /emscripten|wasm/i.test(said) ? `${name}, embedded` : name };
}
