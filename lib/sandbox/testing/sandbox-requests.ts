/** For tests: a sandbox with the clock and subscriber of the recorded exchanges, and requests typed by hand. */
import { createSandbox, type Sandbox, type SandboxOptions } from '@/lib/sandbox/host/serve';

export const BASE = 'https://provider.example';

/** The recordings' subscriber as form fields: 123456 and p&ss<1>. */
export const SUBSCRIBER = 'SubscriberID=123456&Password=p%26ss%3C1%3E';

export const createTestSandbox = (options: SandboxOptions = {}): Sandbox =>
  createSandbox({
    clock: () => new Date('2026-06-05T13:07:09Z'), // 14:07:09 UK time
    credentials: { subscriberId: 123456, password: 'p&ss<1>' },
    base: BASE,
    onDefect: (error) => {
      throw error;
    },
    ...options,
  });

/** A whole request: `POST /path`, header lines, a blank line, the body. */
export function rawRequest(raw: string, signal?: AbortSignal): Request {
  const [head = '', ...body] = raw.replace(/^\n/, '').split('\n\n');
  const [start = '', ...headers] = head.split('\n');
  const [method = '', path = ''] = start.split(' ');
  const pairs = headers.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Request(BASE + path, {
    method,
    headers: pairs,
    ...(method === 'GET' ? {} : { body: body.join('\n\n') }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** A form posted to a service's operation, `/vrm/refvrm.asmx/VRMValuation`. */
export const formRequest = (path: string, form: string, signal?: AbortSignal): Request =>
  rawRequest(`POST ${path}\nContent-Type: application/x-www-form-urlencoded\n\n${form}`, signal);
