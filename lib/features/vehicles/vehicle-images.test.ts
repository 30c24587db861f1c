import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readModelYearImage, readVehicleImage } from '@/lib/api/endpoints/vehicle-images';
import { serveWith } from '@/lib/api/serve/serve';
import type { Session } from '@/lib/access';
import { openTrialProvider } from '@/lib/features/explorer/trial-provider.fixture';
import { runReadModelYearImage, runReadVehicleImage } from './vehicle-images';

const { provider: caller } = openTrialProvider('2026-06-05');
const viewer: Session = {
  sessionId: '',
  personId: '',
  personName: '',
  email: '',
  organisationId: 'o',
  organisationName: '',
  role: 'viewer',
};
const served = (session: Session | null) =>
  serveWith({
    services: async () => ({ caller }),
    sessionOfKey: async () => null,
    sessionOf: async () => session,
    appOrigin: () => null,
    faultOf: () => null,
    log: () => {},
    now: () => new Date(),
  });
const get = (session: Session | null, params: Record<string, string>, query = ''): Promise<Response> => {
  const request = new Request(`http://localhost/api/vehicles/x${query}`);
  const { serveFile } = served(session);
  return 'image' in params
    ? serveFile(readModelYearImage, runReadModelYearImage)(request, { params: Promise.resolve(params) })
    : serveFile(readVehicleImage, runReadVehicleImage)(request, { params: Promise.resolve(params) });
};

const shown: { title: string; params: Record<string, string>; query?: string; size: [number, number] }[] = [
  {
    title: 'a car, from the front and side by default',
    params: { kind: 'car', identifier: '50031' },
    size: [640, 480],
  },
  {
    title: 'its interior, in a requested size',
    params: { kind: 'car', identifier: '50031' },
    query: '?view=interior&width=200',
    size: [200, 150],
  },
];
for (const { title, params, query = '', size } of shown) {
  test(`shown to anyone who is signed in: ${title}; cached by their own browser alone`, async () => {
    const reply = await get(viewer, params, query);
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('content-type'), 'image/png');
    assert.equal(reply.headers.get('cache-control'), 'private, max-age=86400');
    assert.equal(reply.headers.get('content-disposition'), null);
    const bytes = Buffer.from(await reply.arrayBuffer());
    assert.equal(reply.headers.get('content-length'), String(bytes.length));
    // The PNG's own field for its size (PNG §11.2.2).
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], size);
  });
}

const refused: {
  title: string;
  session: Session | null;
  params: Record<string, string>;
  query?: string;
  status: number;
}[] = [
  { title: 'no one', session: null, params: { kind: 'car', identifier: '50031' }, status: 401 },
  { title: 'no such car', session: viewer, params: { kind: 'car', identifier: '1' }, status: 404 },
  { title: 'no such model year', session: viewer, params: { kind: 'van', image: '1' }, status: 404 },
  {
    title: 'an unknown view',
    session: viewer,
    params: { kind: 'car', identifier: '50031' },
    query: '?view=x',
    status: 400,
  },
  {
    title: 'too wide',
    session: viewer,
    params: { kind: 'car', identifier: '50031' },
    query: '?width=2000',
    status: 400,
  },
];
for (const { title, session, params, query, status } of refused) {
  test(`refused, and cached nowhere: ${title}`, async () => {
    const reply = await get(session, params, query);
    assert.equal(reply.status, status);
    assert.equal(reply.headers.get('cache-control'), 'private, no-store');
  });
}
