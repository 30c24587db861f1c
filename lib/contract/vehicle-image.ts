/**
 * The vehicle image service: a page that answers image bytes, by GET or POST. Named in document 3 but not shown there;
 * parameters by practice (wire.md §6). The password is never in a URL: a GET proves it by a hash.
 */
import { readForm, writeForm } from '@/lib/wire/form';
import type { SubscriberCredentials, VehicleClass, WireRequest } from '@/lib/wire/operation';
import type { ParameterLimits } from '@/lib/wire/limits';
import { optional, Unreadable, type ShapeFields, type ParamsOf } from '@/lib/wire/shape';
import { date } from '@/lib/wire/dates';
import { int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

const params = {
  DB: text,
  /** One of the two: a derivative, or the image of one of its model years (`My_ImageID`). */
  REFID: optional(int),
  IMAGEID: optional(int),
  DATE: optional(date),
  WIDTH: optional(int),
  HEIGHT: optional(int),
  /** Written over the image. */
  IMAGETEXT: optional(text),
  VIEWPOINT: optional(int),
} satisfies ShapeFields;

const fields = { SUBID: int, HASHCODE: optional(text), PWD: optional(text), ...params } satisfies ShapeFields;

export type ImageParams = ParamsOf<typeof params>;

export const viewpoints: Readonly<Record<number, string>> = {
  1: 'profile',
  2: 'front',
  3: 'front three-quarter',
  4: 'rear',
  5: 'rear three-quarter',
  6: 'interior', // cars only
};

const covers: readonly VehicleClass[] = ['CARS', 'LCV'];
const limits: ParameterLimits = {
  DB: { oneOf: covers },
  WIDTH: { min: 1, max: 1024 },
  HEIGHT: { min: 1, max: 768 },
  VIEWPOINT: { oneOf: Object.keys(viewpoints) },
};
const example: ImageParams = { DB: 'CARS', REFID: sampleCar.refid, WIDTH: 640, HEIGHT: 480, VIEWPOINT: 3 };

/** A page that answers an image: neither a web service nor a token API. */
export interface ImagePage {
  readonly kind: 'image';
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly standing: 'documented' | 'inferred';
  readonly source: string;
  readonly summary: string;
  readonly path: string;
  /** The image requested, and the fields that prove the subscriber. */
  readonly params: typeof params;
  readonly fields: typeof fields;
  readonly covers: readonly VehicleClass[];
  readonly limits: ParameterLimits;
  /** Used where no size is given. */
  readonly defaultSize: { readonly width: number; readonly height: number };
  readonly billed: false;
  readonly personal: readonly string[];
  readonly example: ImageParams;
}

export const vehicleImage: ImagePage = {
  kind: 'image',
  key: 'image',
  name: 'VehicleImage',
  title: 'Vehicle image',
  standing: 'inferred',
  source: '3 §Used values service, named',
  summary: 'Draws a vehicle from a viewpoint, in a size of at most 1024 by 768.',
  path: '/images/vehicleimage.aspx',
  params,
  fields,
  covers,
  limits,
  defaultSize: { width: 1024, height: 768 },
  billed: false,
  personal: [],
  example,
};

/** Proves the subscriber: by the password in the body of a POST, or by a hash in the address of a GET. */
export type ImageProof = { password: string } | { hash: string };

/** The text whose MD5, as hex in capitals, is the hash: all parts joined. */
export const imageHashText = (
  { subscriberId, password }: SubscriberCredentials,
  { DB, REFID, IMAGEID }: ImageParams,
): string => `${subscriberId}${password}${DB}${REFID ?? IMAGEID ?? ''}`;

/** @param page with the names of a wire-name table, if there is one */
export function writeImageRequest(
  wanted: ImageParams,
  subscriberId: number,
  proof: ImageProof,
  page: ImagePage = vehicleImage,
): WireRequest {
  const { path, fields } = page;
  if ('hash' in proof) {
    const query = writeForm(fields, { SUBID: subscriberId, HASHCODE: proof.hash, ...wanted });
    return { method: 'GET', path: `${path}?${query}`, headers: {}, body: '' };
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    method: 'POST',
    path,
    headers,
    body: writeForm(fields, { SUBID: subscriberId, PWD: proof.password, ...wanted }),
  };
}

/** The sandbox's side. The hash is returned in capitals. @throws HostRefusal */
export function readImageRequest(
  form: URLSearchParams,
  { fields }: ImagePage = vehicleImage,
): {
  subscriberId: number;
  wanted: ImageParams;
  proof: ImageProof | undefined;
} {
  const { SUBID, HASHCODE, PWD, ...wanted } = readForm(fields, form);
  const password = PWD === undefined ? undefined : { password: PWD };
  return { subscriberId: SUBID, wanted, proof: HASHCODE === undefined ? password : { hash: HASHCODE.toUpperCase() } };
}

export interface VehicleImageFile {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
}

/** The image's own bytes decide its type and whether it is complete: a header may be wrong. */
const KINDS: readonly [mediaType: VehicleImageFile['mediaType'], starts: RegExp, ends: RegExp][] = [
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  ['image/png', /^\x89PNG\r\n\x1a\n/, /IEND[^]{4}$/],
  ['image/jpeg', /^\xff\xd8\xff/, /\xff\xd9[^]{0,16}$/],
  ['image/gif', /^GIF8[79]a/, /;$/],
  ['image/webp', /^RIFF[^]{4}WEBP/, /$/],
];

/** @throws Unreadable where it is not a whole image of a type that every browser shows */
export function readVehicleImageFile(bytes: Uint8Array): VehicleImageFile {
  const text = (from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  const [start, end] = [text(0, 16), text(Math.max(0, bytes.length - 32), bytes.length)];
  const kind = KINDS.find(([, starts]) => starts.test(start));
  if (!kind) throw new Unreadable('it is not an image');
  if (!kind[2].test(end)) throw new Unreadable('the image is cut short');
  return { bytes, mediaType: kind[0] };
}
