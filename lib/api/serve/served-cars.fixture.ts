/** A server of cars, as the tests of serving set it up. */
import { z } from 'zod';
import type { Role, Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import type { DeclaredAddress } from '@/lib/api/address';
import { endpoint, faultBody } from '@/lib/api/endpoint';
import { logTo } from './log';
import { serveWith, type EndpointCall } from './serve';

export const ORIGIN = 'https://values.dealer.example';

export const readCar = endpoint({ method: 'GET', path: '/api/cars/{id}' } as const satisfies DeclaredAddress, {
  summary: 'A car.',
  permission: 'valuations.read',
  input: z.object({
    id: z.string().max(8),
    miles: z.int().optional(),
    current: z.boolean().optional(),
    bodies: z.array(z.string()).optional(),
    name: z.string().optional(),
  }),
  output: z.object({ seen: z.record(z.string(), z.unknown()) }),
});
export const buyCar = endpoint(
  { method: 'POST', path: '/api/cars', billed: '1 car' } as const satisfies DeclaredAddress,
  {
    summary: 'Buy.',
    permission: 'valuations.create',
    status: 201,
    input: z.object({ plate: z.string('Enter the plate.').max(10) }),
    output: z.object({ bought: z.string() }),
  },
);
export const greet = endpoint({ method: 'POST', path: '/api/greetings' } as const satisfies DeclaredAddress, {
  summary: 'Say hello.',
  permission: 'everyone',
  input: z.object({ name: z.string().min(1, 'Say your name.') }),
  output: z.object({ goTo: z.string() }),
  form: { faulty: '/hello' },
});

interface GarageServices {
  garage: string;
}

export function setUpServer(role: Role | null, organisationId = 'o') {
  const lines: Record<string, unknown>[] = [];
  let current: Session | null = role && {
    sessionId: 's',
    personId: 'p',
    personName: 'P',
    email: 'p@dealer.example',
    role,
    organisationId,
    organisationName: 'O',
  };
  const served = serveWith<GarageServices>({
    services: async () => ({ garage: 'north' }),
    sessionOfKey: async () => null,
    sessionOf: async () => current,
    appOrigin: () => ORIGIN,
    faultOf: (error) =>
      error instanceof RangeError ? new Fault('storage_down', { message: 'No storage.', fix: 'Wait.' }) : null,
    log: logTo(
      (line) => lines.push(JSON.parse(line)),
      (text) => text.replaceAll('hunter2', '••••'),
      () => new Date(0),
    ),
    now: () => new Date(0),
  });
  const signInAs = (session: Session | null) => {
    current = session;
  };
  return { ...served, lines, session: current, become: signInAs };
}

export const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) });
export const get = (address: string) =>
  new Request(`${ORIGIN}${address}`, { headers: { 'sec-fetch-site': 'same-origin' } });
export function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  return new Request(`${ORIGIN}${address}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-sixteen-characters',
      ...headers,
    },
  });
}
export async function faultIn(response: Response) {
  return faultBody.parse(await response.json()).fault;
}

export const showCar = async ({ input }: EndpointCall<typeof readCar>) => ({ seen: input });
export const sellCar = async ({ input }: EndpointCall<typeof buyCar>, { garage }: GarageServices) => ({
  bought: `${input.plate} at ${garage}`,
});
