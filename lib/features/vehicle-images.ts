/** Pictures of vehicles, passed on from the provider: the browser has neither its address nor its password. Free. */
import type { FileAnswer } from '@/lib/api/file';
import type { Call } from '@/lib/api/serve';
import type { readModelYearImage, readVehicleImage } from '@/lib/api/vehicle-images';
import { imageQuestion, type ImageWish } from '@/lib/domain/vehicle-image';
import type { Provider } from '@/lib/provider/call';

interface Needs {
  readonly caller: Pick<Provider, 'image'>;
}

export async function runReadVehicleImage(
  { input, signal, reply }: Call<typeof readVehicleImage>,
  house: Needs,
): Promise<FileAnswer> {
  const { kind, identifier, view, width } = input;
  return picture({ kind, of: { identifier }, view, widthPixels: width }, { signal, reply }, house);
}

export async function runReadModelYearImage(
  { input, signal, reply }: Call<typeof readModelYearImage>,
  house: Needs,
): Promise<FileAnswer> {
  const { kind, image, view, width } = input;
  return picture({ kind, of: { image }, view, widthPixels: width }, { signal, reply }, house);
}

async function picture(
  wish: ImageWish,
  { signal, reply }: { signal: AbortSignal; reply: Headers },
  { caller }: Needs,
): Promise<FileAnswer> {
  const { value } = await caller.image(imageQuestion(wish), { signal });
  const { bytes, mediaType } = value;
  // Of a vehicle and of nobody's business with it; still for the asker's own browser alone, since only who is signed in may ask.
  reply.set('cache-control', 'private, max-age=86400');
  reply.set('vary', 'cookie');
  const body = (async function* () {
    yield bytes;
  })();
  const name = `${wish.kind}-${'identifier' in wish.of ? wish.of.identifier : wish.of.image}-${wish.view}`;
  return {
    name: `${name}.${mediaType.slice('image/'.length)}`,
    type: mediaType,
    length: bytes.length,
    inline: true,
    body,
  };
}
