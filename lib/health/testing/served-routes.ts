import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@/lib/api/endpoint';

/** A method of a route under `app/api`, with its endpoint and run. */
export interface ServedRoute {
  readonly endpoint: Endpoint;
  readonly run: (call: unknown, services: unknown) => Promise<unknown>;
}

/** Routes whose answer is the same for everyone and contains no personal data. */
const STATIC_ROUTES = new Set(['openapi.json/route.ts']);

/** Every route of the product, read from its files, for tests that must cover each new route. */
export async function servedRoutes(): Promise<ServedRoute[]> {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\broute\.ts$/.test(file),
  );
  const found: ServedRoute[] = [];
  for (const file of files) {
    const text = readFileSync(join('app/api', file), 'utf8');
    const from = async (name: string): Promise<unknown> => {
      const [, module = ''] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@/(lib/[^']+)'`).exec(text) ?? [];
      assert.ok(module, `${file} takes ${name} from nowhere`);
      return ((await import(pathToFileURL(`${module}.ts`).href)) as Record<string, unknown>)[name];
    };
    const served = [...text.matchAll(/= serve(?:File)?\((\w+), (\w+)\)/g)];
    if (!STATIC_ROUTES.has(file))
      assert.equal(served.length, text.split(/^export /m).length - 1, `${file} serves something in another way`);
    for (const [, declared = '', run = ''] of served) {
      found.push({
        endpoint: (await from(declared)) as Endpoint, // what the route itself is typed by
        run: (await from(run)) as ServedRoute['run'],
      });
    }
  }
  return found;
}

export const routeName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
