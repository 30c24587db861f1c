/** The vehicle image service: a page that answers a drawing as PNG (inferred: wire.md §6). */
import { createHash } from 'node:crypto';
import * as contract from '@/lib/contract/vehicle-image';
import { HostRefusal } from '@/lib/wire/form';
import type { Credentials } from '@/lib/wire/operation';
import { Refused, type Call } from '@/lib/sandbox/answers';
import { bodyText } from '@/lib/sandbox/body';
import { imageIdOf, modelYears } from '@/lib/sandbox/catalogue/life';
import type { Catalogue, Database, Derivative } from '@/lib/sandbox/catalogue/model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { yearOf } from '@/lib/sandbox/calendar';
import { databaseOf } from '@/lib/sandbox/databases';
import type { Colour } from '@/lib/sandbox/images/canvas';
import { drawVehicle, INTERIOR } from '@/lib/sandbox/images/draw-vehicle';
import { png } from '@/lib/sandbox/images/png';
import { INVALID_CREDENTIALS } from '@/lib/sandbox/quirks';
import { colourOf } from '@/lib/sandbox/registry/colours';

const { vehicleImage } = contract;

/** Read without regard to case, as its host does. */
export const isImagePath = (path: string, said: contract.ImagePage): boolean =>
  path.toLowerCase() === said.path.toLowerCase();

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

/** The last pictures drawn, oldest first: pages show the same few again and again. */
const drawn = new Map<string, Buffer>();
const MOST_KEPT = 64;

export interface ImageDesk {
  readonly credentials: Credentials;
  readonly call: () => Call;
  /** The page in the words of a wire-name table. */
  readonly said: contract.ImagePage;
}

/** Its failures are a status and a sentence: a picture cannot say what was wrong. */
export async function serveImage(request: Request, { credentials, call, said: page }: ImageDesk): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST') {
    return said(405, 'The HTTP verb used to access this path is not allowed.', { allow: 'GET, POST' });
  }
  const form =
    request.method === 'GET' ? new URL(request.url).searchParams : new URLSearchParams(await bodyText(request));
  try {
    const asked = contract.readImageRequest(form, page);
    if (!isProven(asked, credentials)) return said(401, INVALID_CREDENTIALS);
    const picture = pictureOf(asked.wanted, call());
    if (picture === null) return said(404, 'There is no image of this vehicle.');
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=1800' },
    });
  } catch (error) {
    if (error instanceof HostRefusal) return said(400, error.plainText.trim());
    if (error instanceof Refused) return said(400, error.message);
    throw error;
  }
}

function isProven({ subscriberId, wanted, proof }: ReturnType<typeof contract.readImageRequest>, own: Credentials) {
  if (subscriberId !== own.subscriberId || proof === undefined) return false;
  if ('password' in proof) return proof.password === own.password;
  const text = contract.imageHashText(own, wanted);
  return proof.hash === createHash('md5').update(text).digest('hex').toUpperCase();
}

/** null where there is no such vehicle, or no such view of it. @throws Refused */
function pictureOf(wanted: contract.ImageParams, { catalogue, today }: Call): Buffer | null {
  const { width, height } = sizeOf(wanted);
  const { VIEWPOINT: viewpoint = 3, IMAGETEXT: words = '' } = wanted;
  if (!(viewpoint in contract.viewpoints)) throw new Refused(`Unknown viewpoint '${viewpoint}'.`);
  if (words.length > MOST_WORDS) throw new Refused(`IMAGETEXT must not exceed ${MOST_WORDS} characters.`);
  if ((wanted.REFID === undefined) === (wanted.IMAGEID === undefined)) throw new Refused('Ask for REFID or IMAGEID.');
  const database = databaseOf(vehicleImage, wanted.DB);
  const derivative = database === null ? undefined : derivativeOf(wanted, database, catalogue(), today);
  if (!derivative || (viewpoint === INTERIOR && database === 'LCV')) return null;
  const key = [database, derivative.refid, width, height, viewpoint, words].join(' ');
  const picture = drawn.get(key) ?? draw(derivative, viewpoint, width, height, words);
  drawn.delete(key);
  drawn.set(key, picture);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
  return picture;
}

const MOST_WORDS = 80;

/** One side alone gives the other in the shape of the largest; neither, the largest. @throws Refused beyond the limits */
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
  database: Database,
  catalogue: Catalogue,
  today: string,
): Derivative | undefined {
  if (REFID !== undefined) return catalogue.derivative(database, REFID);
  // An image is one of a model's body in a model year: the first derivative that has it stands for all.
  const looked = new Set<string>();
  return catalogue.derivatives(database).find((derivative) => {
    const [first, last] = [yearOf(derivative.introduced) - 1, yearOf(derivative.discontinued ?? today)];
    const likely = Array.from({ length: last - first + 1 }, (_, i) =>
      String((first + i) % 100).padStart(2, '0'),
    ).filter((year) => {
      const key = `${derivative.model.code} ${derivative.line.body} ${year}`;
      if (looked.has(key)) return false;
      looked.add(key);
      return imageIdOf(derivative, year) === IMAGEID;
    });
    return likely.length > 0 && modelYears(derivative, today).some(({ imageId }) => imageId === IMAGEID);
  });
}

function draw(derivative: Derivative, viewpoint: number, width: number, height: number, words: string): Buffer {
  const { database, refid, doors, line, introduced } = derivative;
  const paint = paints[colourOf(`${database} ${refid} image`, database === 'LCV')] ?? [112, 117, 123];
  const subject = { body: line.body, doors, size: technical(derivative, introduced), paint };
  return png(drawVehicle(subject, viewpoint, width, height, words));
}

/** What a caller sees when the service itself breaks. */
export const imageFailure = (): Response => said(500, 'The service is not available at the moment.');

const said = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\r\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
