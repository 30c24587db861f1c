import type { VehicleKind } from '@/lib/domain/vehicle';
import type { ImageView } from '@/lib/domain/image-view';

/** The address of a derivative's picture. */
export const picturePath = (
  { kind, identifier }: { kind: VehicleKind; identifier: number },
  view: ImageView,
  widthPixels: number,
): string => `/api/vehicles/${kind}/${identifier}/image?view=${view}&width=${widthPixels}`;

/** Of a model year, by the number its list gives. */
export const modelYearPicturePath = (kind: VehicleKind, image: number, widthPixels: number): string =>
  `/api/vehicles/${kind}/images/${image}?view=front-side&width=${widthPixels}`;
