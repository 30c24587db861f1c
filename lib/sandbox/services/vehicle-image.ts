/** The vehicle image service: a page that answers a drawing as PNG (inferred: wire.md §6). */
import { createHash } from 'node:crypto';
import * as contract from '@/lib/contract/vehicle-image';
import { HostRefusal } from '@/lib/wire/form';
import type { SubscriberCredentials } from '@/lib/wire/operation';
import { Refused, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import { bodyText } from '@/lib/sandbox/host/request-body';
import { imageIdOf, modelYears } from '@/lib/sandbox/catalogue/life';
import type { Catalogue, CatalogueDatabase, CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { yearOf } from '@/lib/sandbox/time/calendar';
import { databaseOf } from '@/lib/sandbox/services/databases';
import type { Colour } from '@/lib/sandbox/images/canvas';
import { drawVehicle, INTERIOR } from '@/lib/sandbox/images/draw-vehicle';
import { png } from '@/lib/sandbox/images/png';
import { INVALID_CREDENTIALS } from '@/lib/sandbox/host/quirks';
import { colourOf } from '@/lib/sandbox/registry/colours';

const { vehicleImage } = contract;

/** Read without regard to case, as its host does. */
export const isImagePath = (path: string, page: contract.ImagePage): boolean =>
  path.toLowerCase() === page.path.toLowerCase();

const paints: Readonly<Record<string, Colour>> = {
  GREY: [112, 117, 123],
  BLACK: [44, 46, 49],
  WHITE: [226, 228, 229],
  BLUE: [46, 84, 146],
  RED: [164, 32, 36],
  SILVER: [176, 181, 186],
  GREEN: [44, 92, 66],
  ORANGE: [206, 102, 32],
  YELLOW: [224, 188, 44],
  BROWN: [96, 70, 54],
  BEIGE: [196, 184, 160],
  BRONZE: [138, 106, 70],
  PURPLE: [88, 56, 110],
};

/** The last pictures drawn, oldest first: pages show the same few repeatedly. */
const imageCache = new Map<string, Buffer>();
const CACHED_IMAGES_MAX = 64;

export interface ImageHandlerContext {
  readonly credentials: SubscriberCredentials;
  readonly call: () => ServiceCall;
  /** The page renamed by a wire-name table. */
  readonly page: contract.ImagePage;
}

/** Its failures are a status and a sentence, as a picture cannot contain the reason. */
export async function serveImage(
  request: Request,
  { credentials, call, page }: ImageHandlerContext,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    return textResponse(405, 'The HTTP verb used to access this path is not allowed.', { allow: 'GET, POST' });
  }
  const form =
    request.method === 'GET' ? new URL(request.url).searchParams : new URLSearchParams(await bodyText(request));
  try {
    const imageRequest = contract.readImageRequest(form, page);
    if (!isProven(imageRequest, credentials)) return textResponse(401, INVALID_CREDENTIALS);
    const picture = pictureOf(imageRequest.wanted, call());
    if (picture === null) return textResponse(404, 'There is no image of this vehicle.');
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=1800' },
    });
  } catch (error) {
    if (error instanceof HostRefusal) return textResponse(400, error.plainText.trim());
    if (error instanceof Refused) return textResponse(400, error.message);
    throw error;
  }
}

function isProven(
  { subscriberId, wanted, proof }: ReturnType<typeof contract.readImageRequest>,
  own: SubscriberCredentials,
) {
  if (subscriberId !== own.subscriberId || proof === undefined) return false;
  if ('password' in proof) return proof.password === own.password;
  const text = contract.imageHashText(own, wanted);
  return proof.hash === createHash('md5').update(text).digest('hex').toUpperCase();
}

/** null if there is no such vehicle, or no such view of it. @throws Refused */
function pictureOf(params: contract.ImageParams, { catalogue, today }: ServiceCall): Buffer | null {
  const { width, height } = sizeOf(params);
  const { VIEWPOINT: viewpoint = 3, IMAGETEXT: words = '' } = params;
  if (!(viewpoint in contract.viewpoints)) throw new Refused(`Unknown viewpoint '${viewpoint}'.`);
  if (words.length > WORDS_MAX) throw new Refused(`IMAGETEXT must not exceed ${WORDS_MAX} characters.`);
  if ((params.REFID === undefined) === (params.IMAGEID === undefined)) throw new Refused('Ask for REFID or IMAGEID.');
  const database = databaseOf(vehicleImage, params.DB);
  const derivative = database === null ? undefined : derivativeOf(params, database, catalogue(), today);
  if (!derivative || (viewpoint === INTERIOR && database === 'LCV')) return null;
  const key = [database, derivative.refid, width, height, viewpoint, words].join(' ');
  const picture = imageCache.get(key) ?? draw(derivative, viewpoint, width, height, words);
  imageCache.delete(key);
  imageCache.set(key, picture);
  const [oldest] = imageCache.keys();
  if (imageCache.size > CACHED_IMAGES_MAX && oldest !== undefined) imageCache.delete(oldest);
  return picture;
}

const WORDS_MAX = 80;

/**
 * If only one side is given, the other follows in the proportions of the largest size; without either, the largest
 * size. @throws Refused beyond the limits
 */
function sizeOf({ WIDTH, HEIGHT }: contract.ImageParams): { width: number; height: number } {
  const { width: most, height: highest } = vehicleImage.defaultSize;
  const width = WIDTH ?? (HEIGHT === undefined ? most : Math.max(1, Math.round((HEIGHT * most) / highest)));
  const height = HEIGHT ?? Math.max(1, Math.round((width * highest) / most));
  if (width < 1 || width > most || height < 1 || height > highest) {
    throw new Refused(`Images are from 1 by 1 to ${most} by ${highest} pixels.`);
  }
  return { width, height };
}

function derivativeOf(
  { REFID, IMAGEID }: contract.ImageParams,
  database: CatalogueDatabase,
  catalogue: Catalogue,
  today: string,
): CatalogueDerivative | undefined {
  if (REFID !== undefined) return catalogue.derivative(database, REFID);
  // An image belongs to a model's body in a model year: the first derivative that has it stands for all.
  const checkedKeys = new Set<string>();
  return catalogue.derivatives(database).find((derivative) => {
    const [first, last] = [yearOf(derivative.introduced) - 1, yearOf(derivative.discontinued ?? today)];
    const matchingYears = Array.from({ length: last - first + 1 }, (_, i) =>
      String((first + i) % 100).padStart(2, '0'),
    ).filter((year) => {
      const key = `${derivative.model.code} ${derivative.line.body} ${year}`;
      if (checkedKeys.has(key)) return false;
      checkedKeys.add(key);
      return imageIdOf(derivative, year) === IMAGEID;
    });
    return matchingYears.length > 0 && modelYears(derivative, today).some(({ imageId }) => imageId === IMAGEID);
  });
}

function draw(
  derivative: CatalogueDerivative,
  viewpoint: number,
  width: number,
  height: number,
  words: string,
): Buffer {
  const { database, refid, doors, line, introduced } = derivative;
  const paint = paints[colourOf(`${database} ${refid} image`, database === 'LCV')] ?? [112, 117, 123];
  const subject = { body: line.body, doors, size: technical(derivative, introduced), paint };
  return png(drawVehicle(subject, viewpoint, width, height, words));
}

/** The answer when the service itself fails. */
export const imageFailure = (): Response => textResponse(500, 'The service is not available at the moment.');

const textResponse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\r\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
