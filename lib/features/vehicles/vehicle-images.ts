/** Pictures of vehicles, passed on from the provider, whose address and password the browser never gets. Free. */
import type { FileAnswer } from '@/lib/api/file-answer';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type {
  readModelYearImage,
  readOfferPicture,
  readSharedPicture,
  readVehicleImage,
} from '@/lib/api/endpoints/vehicle-images';
import { offerSheetSchema } from '@/lib/domain/appraisals/appraisal';
import { sharedVehicleSchema } from '@/lib/domain/vehicles/shared-vehicle';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { imageParams, type ImageRequest } from '@/lib/domain/vehicles/vehicle-image';
import { Fault } from '@/lib/fault';
import { pictureAnswer } from '@/lib/features/picture-answer';
import type { Provider } from '@/lib/provider/provider';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import { linkTokenHash } from '@/lib/store/link-token';
import type { Shares } from '@/lib/store/shares';

interface VehicleImageServices {
  readonly caller: Pick<Provider, 'image'>;
}

export async function runReadVehicleImage(
  { input, signal, reply }: EndpointCall<typeof readVehicleImage>,
  services: VehicleImageServices,
): Promise<FileAnswer> {
  const { kind, identifier, view, width } = input;
  return picture({ kind, subject: { identifier }, view, widthPixels: width }, { signal, reply }, services);
}

export async function runReadModelYearImage(
  { input, signal, reply }: EndpointCall<typeof readModelYearImage>,
  services: VehicleImageServices,
): Promise<FileAnswer> {
  const { kind, image, view, width } = input;
  return picture({ kind, subject: { image }, view, widthPixels: width }, { signal, reply }, services);
}

const AT_LINK_WIDTH = 640;
/** A day: the picture of a derivative is not personal, and seldom changes. */
const BROWSER_SECONDS = 86_400;

/** Through a link that still works, and only of the vehicle it shows. */
export async function runReadSharedPicture(
  call: EndpointCall<typeof readSharedPicture>,
  services: VehicleImageServices & { readonly shares: Pick<Shares, 'read'>; readonly secret: string },
): Promise<FileAnswer> {
  const seen = await services.shares.read(linkTokenHash(services.secret, 'share', call.input.token));
  return pictureAtLink(seen && sharedVehicleSchema.parse(seen.record).identity.vehicle, call, services);
}

/** Only for an offer that is open or was answered. */
export async function runReadOfferPicture(
  call: EndpointCall<typeof readOfferPicture>,
  services: VehicleImageServices & { readonly appraisals: Pick<AppraisalStore, 'offers'>; readonly secret: string },
): Promise<FileAnswer> {
  const seen = await services.appraisals.offers.readLink(linkTokenHash(services.secret, 'offer', call.input.token));
  const sheet = seen === null || seen.state === 'withdrawn' ? null : offerSheetSchema.parse(seen.frozen);
  return pictureAtLink(sheet && sheet.vehicle.derivativeKey, call, services);
}

function pictureAtLink(
  derivative: { readonly kind: VehicleKind; readonly identifier: number } | null,
  { signal, reply }: { signal: AbortSignal; reply: Headers },
  services: VehicleImageServices,
): Promise<FileAnswer> {
  if (derivative === null)
    throw new Fault('not_found', { message: 'There is no picture at this link.', fix: 'Ask the dealer who sent it.' });
  const { kind, identifier } = derivative;
  const request = { kind, subject: { identifier }, view: 'front-side', widthPixels: AT_LINK_WIDTH } as const;
  return picture(request, { signal, reply }, services);
}

async function picture(
  request: ImageRequest,
  { signal, reply }: { signal: AbortSignal; reply: Headers },
  { caller }: VehicleImageServices,
): Promise<FileAnswer> {
  const { value } = await caller.image(imageParams(request), { signal });
  const { bytes, mediaType } = value;
  const name = `${request.kind}-${'identifier' in request.subject ? request.subject.identifier : request.subject.image}-${request.view}`;
  const file = { name: `${name}.${mediaType.slice('image/'.length)}`, type: mediaType, bytes };
  return pictureAnswer(file, reply, BROWSER_SECONDS);
}
