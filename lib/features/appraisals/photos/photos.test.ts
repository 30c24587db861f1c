/**
 * Photos on a real database: sent again, shown only to those who may see them, frozen with the offer, erased with the
 * customer.
 */
import assert from 'node:assert/strict';
import { withOffer } from '../appraisal-dealer.fixture';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { z } from 'zod';
import type { FileAnswer } from '@/lib/api/file-answer';
import { PHOTOS_MAX } from '@/lib/domain/appraisals/photos';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { runReadOfferPicture } from '@/lib/features/vehicles/vehicle-images';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { selectRows } from '@/lib/store/rows';
import { faultOf } from '@/lib/features/testing/fault-of';
import * as appraisals from '../appraisals';
import * as answers from '../offer-answers';
import * as offers from '../offers';
import * as photos from './photos';
import { smallPhoto } from './small-photo.fixture';

const recorded = await openRecordedServices({ everyMark: true });
const { database } = recorded;
after(() => recorded.close());

const LINE = '0a1b2c3d';

async function dealer(by: Parameters<typeof recorded.dealer>[0] = {}) {
  const opened = await recorded.dealer(by);
  const cached = createProviderAnswerCache(opened.services.caller, () => performance.now());
  const services = { ...opened.services, appraisals: openAppraisals(database), cached };
  const manager = await opened.person('Max', 'manager');
  const input = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: false };
  const { record } = await runCreateValuation(call(input, manager), services);
  const { id } = await appraisals.runStartAppraisal(call({ id: record.id }, manager), services);
  const clean = record.values.clean.value ?? assert.fail('a Clean value is recorded');
  const add = (key: string = randomUUID(), isForCustomer: 'true' | 'false' = 'true', line = '') =>
    photos.runAddAppraisalPhoto(call({ id, file: smallPhoto(), line, isForCustomer }, manager, key), services);
  const read = () => appraisals.runReadAppraisal(call({ id }, manager), services);
  const enter = (texts: Readonly<Record<string, string>>) => {
    const changes = Object.entries(texts).map(([field, value]) => ({ field, value, version: 0 }));
    return appraisals.runSaveAppraisalEntries(call({ id, changes }, manager), services);
  };
  const offer = async () => {
    await enter({ condition: 'clean', offer: String(clean) });
    await offers.runMakeOffer(call({ id, pounds: clean, tradePence: clean * 100 }, manager), services);
    const { path } = await offers.runCreateOfferLink(call(await withOffer(services, { id }), manager), services);
    return path.slice('/offer/'.length);
  };
  return { services, manager, id, add, read, enter, offer };
}

let other: Awaited<ReturnType<typeof dealer>>;
before(async () => void (other = await dealer()));

const bytesOf = async ({ body }: FileAnswer): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};

test('a photo whose answer was lost is sent again and stored once', async () => {
  const { add, read } = await dealer();
  const key = randomUUID();
  const [first, second] = [await add(key), await add(key)];
  assert.equal(first.id, second.id);
  const both = await Promise.all([add('one key'), add('one key')]);
  assert.equal(both[0].id, both[1].id);
  const { photos: stored, changes } = await read();
  assert.deepEqual([stored.length, changes.filter(({ field }) => field === 'photo').length], [2, 2]);
});

test('the 21st photo is refused, until one is removed', async () => {
  const { add, read, id, manager, services } = await dealer();
  for (let count = 0; count < PHOTOS_MAX; count++) await add();
  assert.match((await faultOf(add())).message, /at most 20 photos/);
  const { photos: stored } = await read();
  const photo = stored[0]?.id ?? '';
  await photos.runRemoveAppraisalPhoto(call({ id, photo }, manager), services);
  await add();
  assert.equal((await read()).photos.length, PHOTOS_MAX);
});

test('photos are shown only to their organisation; behind the link, only those frozen for the customer', async () => {
  const { add, enter, offer, id, manager, services } = await dealer();
  await enter({ [`line.${LINE}.part`]: 'Front bumper', [`line.${LINE}.damage`]: 'scuffed' });
  const [shown, own] = [await add(undefined, 'true', LINE), await add(undefined, 'false')];
  const readOwn = (photo: string, session = manager) =>
    photos.runReadAppraisalPhoto(call({ id, photo }, session), services);
  assert.equal((await sharp(await bytesOf(await readOwn(own.id))).metadata()).width, 40);
  assert.equal((await faultOf(readOwn(own.id, other.manager))).code, 'not_found');

  const token = await offer();
  const page = await answers.offerAtLink(token, services);
  assert.deepEqual(page?.sheet?.photos, [{ id: shown.id, words: 'Front bumper: scuffed' }]);
  assert.deepEqual([...(page?.photos ?? [])], [shown.id]);
  const atLink = (photo: string, linkToken: string = token) =>
    photos.runReadOfferPhoto({ ...call({ token: linkToken, photo }, manager), session: null }, services);
  assert.equal((await sharp(await bytesOf(await atLink(shown.id))).metadata()).format, 'jpeg');
  assert.equal((await faultOf(atLink(own.id))).code, 'not_found');
  assert.equal((await faultOf(atLink(shown.id, 'x'.repeat(43)))).code, 'not_found');

  assert.match((await faultOf(add())).message, /cannot be changed now/);
  assert.equal(
    (await faultOf(photos.runRemoveAppraisalPhoto(call({ id, photo: shown.id }, manager), services))).code,
    'conflict',
  );
  await offers.runReviseAppraisal(call(await withOffer(services, { id }), manager), services);
  assert.equal((await faultOf(atLink(shown.id))).code, 'not_found');
});

test('the link has a picture of the derivative, until the offer is withdrawn', async () => {
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const transport = inProcess((request) => sandbox.serve(request));
  const { offer, id, manager, services } = await dealer({ ...demoSubscriber, transport });
  const token = await offer();
  const page = await answers.offerAtLink(token, services);
  assert.equal(page?.sheet?.vehicle.derivativeKey?.kind, 'car');
  const picture = (linkToken: string) =>
    runReadOfferPicture(
      { ...call({ token: linkToken }, manager), session: null, signal: new AbortController().signal },
      services,
    );
  const { type, name } = await picture(token);
  assert.deepEqual([type, name], ['image/png', `car-${page.sheet.vehicle.derivativeKey.identifier}-front-side.png`]);
  assert.equal((await faultOf(picture('x'.repeat(43)))).code, 'not_found');
  await offers.runReviseAppraisal(call(await withOffer(services, { id }), manager), services);
  assert.equal((await faultOf(picture(token))).code, 'not_found');
});

test('a draft’s photo changes its damage line and its visibility to the customer independently', async () => {
  const { add, read, id, manager, services } = await dealer();
  const { id: photo } = await add(undefined, 'false');
  const change = (parts: { line?: string | null; isForCustomer?: boolean }) =>
    photos.runChangeAppraisalPhoto(call({ id, photo, ...parts }, manager), services);
  const now = async () => (await read()).photos.map(({ line, isForCustomer }) => [line, isForCustomer])[0];
  await Promise.all([change({ line: LINE }), change({ isForCustomer: true })]);
  assert.deepEqual(await now(), [LINE, true]);
  await change({ isForCustomer: false });
  assert.deepEqual(await now(), [LINE, false]);
  await change({ line: null });
  assert.deepEqual(await now(), [null, false]);
  await change({ line: LINE, isForCustomer: true });
  assert.deepEqual(await now(), [LINE, true]);
});

const countRow = z.object({ count: z.int() });
const countOf = async (id: string) => {
  const text = 'select count(*)::integer as count from appraisal_photos where appraisal_id = $1';
  return (await selectRows(database, countRow, text, [id]))[0]?.count;
};

test('erasing the customer by hand, or by retention, erases the photos, behind the link too', async () => {
  const erased = await dealer();
  const { id: photo } = await erased.add();
  const token = await erased.offer();
  await appraisals.runEraseAppraisalCustomer(call({ id: erased.id }, erased.manager), erased.services);
  assert.equal(await countOf(erased.id), 0);
  assert.deepEqual([...((await answers.offerAtLink(token, erased.services))?.photos ?? [])], []);
  const input = { token, photo };
  const atLink = photos.runReadOfferPhoto({ ...call(input, erased.manager), session: null }, erased.services);
  assert.equal((await faultOf(atLink)).code, 'not_found');

  const ended = await dealer();
  await ended.add();
  const scope = { organisationId: ended.manager.organisationId, answers: 0 };
  await openPrivacy(database).eraseOlder({ ...scope, before: new Date(Date.now() - 3_600_000) });
  assert.equal(await countOf(ended.id), 1);
  await openPrivacy(database).eraseOlder({ ...scope, before: new Date(Date.now() + 3_600_000) });
  assert.equal(await countOf(ended.id), 0);
});
