import type { readHealth } from '@/lib/api/endpoints/monitoring';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { SqlDatabase } from '@/lib/store/database';

interface HealthServices {
  database: SqlDatabase;
  mode: 'sandbox' | 'live';
  version: string;
}

/** Healthy is who can reach the database: without it nothing may be looked up. */
export async function runReadHealth(_: EndpointCall<typeof readHealth>, { database, mode, version }: HealthServices) {
  const { rows } = await database.query<{ version: string }>('select version()');
  const serverVersion = rows[0]?.version ?? '';
  const name = /^PostgreSQL [\d.]+/.exec(serverVersion)?.[0] ?? 'PostgreSQL';
  return { provider: mode, version, database: /emscripten|wasm/i.test(serverVersion) ? `${name}, embedded` : name };
}
