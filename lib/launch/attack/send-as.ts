import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { changeHeaders, type AttackClient } from './client';
import { requestTo } from './inputs';

/** Sends a request as one person, and parses the answer. */
export type Send = (route: string, values?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** @throws if the answer is not a success */
export function sendAs(client: AttackClient, cookie: string): Send {
  return async (route, values = {}) => {
    const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === route);
    if (!endpoint) throw new Error(`There is no ${route}`);
    const reply = await client.send(requestTo(endpoint, values, changeHeaders(client.origin, cookie)));
    if (reply.status >= 300) throw new Error(`${route}: ${reply.status} ${reply.text}`);
    return JSON.parse(reply.text);
  };
}
