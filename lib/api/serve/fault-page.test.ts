/** The link to a file that a person opens alone, in a new tab, when they may not have the file. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { DeclaredAddress } from '@/lib/api/address';
import { readAppraisalPhoto, readOfferPhoto } from '@/lib/api/endpoints/appraisals/photos';
import { endpoint } from '@/lib/api/endpoint';
import { Fault } from '@/lib/fault';
import { context, get, ORIGIN, readCar, setUpServer } from './served-cars.fixture';

const photo = endpoint({ method: 'GET', path: '/api/cars/{id}/photo' } as const satisfies DeclaredAddress, {
  summary: 'A photo.',
  permission: 'valuations.read',
  input: z.object({ id: z.string() }),
  output: z.unknown(),
  file: ['image/jpeg'],
  openedFrom: { path: '/cars/{id}', words: 'Back to the car' },
});
const OPENED = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const opened = (address: string) =>
  new Request(`${ORIGIN}${address}`, { headers: { 'sec-fetch-site': 'same-origin', accept: OPENED } });

const missing = async () => {
  throw new Fault('not_found', { message: 'This photo of <b> & "c" was not found.', fix: 'Open the car.' });
};

test('a person reads why, in a page with a way back, of which nothing is markup', async () => {
  const { serveFile } = setUpServer('viewer');
  const response = await serveFile(photo, missing)(opened('/api/cars/a%2F1/photo'), context({ id: 'a/1' }));
  assert.deepEqual([response.status, response.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
  const page = await response.text();
  assert.match(page, /<h1>This photo of &lt;b&gt; &amp; &quot;c&quot; was not found\.<\/h1><p>Open the car\.<\/p>/);
  assert.match(page, /<a href="\/cars\/a%2F1">Back to the car<\/a>/);
  assert.doesNotMatch(page, /Reference|style/);
});

test('a person whose session has ended reads so, and one for whom it fails has a reference', async () => {
  const signedOut = await setUpServer(null).serveFile(photo, missing)(
    opened('/api/cars/1/photo'),
    context({ id: '1' }),
  );
  assert.equal(signedOut.status, 401);
  assert.match(await signedOut.text(), /<h1>You are not signed in, or your session has ended\.<\/h1><p>Sign in/);
  const failing = setUpServer('viewer').serveFile(photo, async () => {
    throw new TypeError('a bug');
  });
  const page = await (await failing(opened('/api/cars/1/photo'), context({ id: '1' }))).text();
  assert.match(page, /<p>Reference: [2-9A-Z]{5}-[2-9A-Z]{5}<\/p>/);
  assert.doesNotMatch(page, /a bug/);
});

for (const accept of [null, '*/*', 'application/json', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8'])
  test(`a picture in a page, or a program, that accepts ${accept ?? 'anything'} gets the fault as JSON`, async () => {
    const request = get('/api/cars/1/photo');
    if (accept !== null) request.headers.set('accept', accept);
    const response = await setUpServer('viewer').serveFile(photo, missing)(request, context({ id: '1' }));
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  });

test('an answer that is no file stays JSON, also where its address is opened', async () => {
  const response = await setUpServer('viewer').serve(readCar, missing)(opened('/api/cars/1'), context({ id: '1' }));
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
});

test('the way back from a photo is to its appraisal, and for the customer to their offer', () => {
  assert.equal(readAppraisalPhoto.openedFrom.path, '/appraisals/{id}');
  assert.equal(readOfferPhoto.openedFrom.path, '/offer/{token}');
});
