import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { HostRefusal } from '@/lib/wire/form';
import { imageHashText, readImageRequest, writeImageRequest } from './vehicle-image';

const credentials = { subscriberId: 123456, password: 'p&ss<1>' };

// By hand from wire.md §6; the hashes are those of `printf '123456p&ss<1>CAR50031' | md5sum` and the like.
const byGet =
  '/images/vehicleimage.aspx?SUBID=123456&HASHCODE=7CDDEEE7C405F9567650E45B10CD1920&DB=CAR&REFID=50031&DATE=2026%2F06%2F05&WIDTH=640&HEIGHT=480' +
  '&IMAGETEXT=R%26D&VIEWPOINT=3';
const byPost = 'SUBID=123456&PWD=p%26ss%3C1%3E&DB=LCV&IMAGEID=9001';
const car = { DB: 'CAR', REFID: 50031, DATE: '2026-06-05', WIDTH: 640, HEIGHT: 480, IMAGETEXT: 'R&D', VIEWPOINT: 3 };
const van = { DB: 'LCV', IMAGEID: 9001 };

const carHash = '7CDDEEE7C405F9567650E45B10CD1920';
const vanHash = '19ABC134FF260BC81BD60C95C0ED75C5';

test('the hash covers subscriber, password, database and identifier', () => {
  const hashOf = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();
  assert.equal(hashOf(imageHashText(credentials, car)), carHash);
  assert.equal(hashOf(imageHashText(credentials, van)), vanHash);
});

test('a GET proves the subscriber by a hash', () =>
  assert.deepEqual(writeImageRequest(car, 123456, { hash: carHash }), {
    method: 'GET',
    path: byGet,
    headers: {},
    body: '',
  }));

test('a POST carries the password in its body, never in its address', () =>
  assert.deepEqual(writeImageRequest(van, 123456, { password: 'p&ss<1>' }), {
    method: 'POST',
    path: '/images/vehicleimage.aspx',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: byPost,
  }));

const requests: [what: string, form: string, wanted: unknown, proof: unknown][] = [
  ['a GET', byGet.slice(byGet.indexOf('?')), car, { hash: carHash }],
  ['a POST', byPost, van, { password: 'p&ss<1>' }],
  [
    'names and a hash in another case',
    'subid=123456&hashcode=19abc134ff260bc81bd60c95c0ed75c5&db=LCV&imageid=9001',
    van,
    { hash: vanHash },
  ],
  ['a request that proves nothing', 'SUBID=123456&DB=LCV&IMAGEID=9001', van, undefined],
];
for (const [what, form, wanted, proof] of requests) {
  test(`the reader accepts ${what}`, () =>
    assert.deepEqual(readImageRequest(new URLSearchParams(form)), { subscriberId: 123456, wanted, proof }));
}

for (const form of ['', 'SUBID=x&DB=CAR', 'SUBID=1', 'SUBID=1&DB=CAR&WIDTH=wide']) {
  test(`the reader refuses ${JSON.stringify(form)}`, () =>
    assert.throws(() => readImageRequest(new URLSearchParams(form)), HostRefusal));
}
