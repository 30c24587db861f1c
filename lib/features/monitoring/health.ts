import { z } from 'zod';
import type { readHealth } from '@/lib/api/endpoints/monitoring';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { selectRow, type Queryable } from '@/lib/store/rows';

interface HealthServices {
  database: Queryable;
  mode: 'sandbox' | 'live';
  version: string;
}

const versionRow = z.object({ version: z.string() });

/** An instance is healthy while it reaches the database: without it, nothing can be looked up. */
export async function runReadHealth(_: EndpointCall<typeof readHealth>, { database, mode, version }: HealthServices) {
  const serverVersion = (await selectRow(database, versionRow, 'select version()'))?.version ?? '';
  const name = /^PostgreSQL [\d.]+/.exec(serverVersion)?.[0] ?? 'PostgreSQL';
  return { provider: mode, version, database: /emscripten|wasm/i.test(serverVersion) ? `${name}, embedded` : name };
}
