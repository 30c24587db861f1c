import { readModelYearImage, readVehicleImage } from '@/lib/api/addresses/vehicle-images';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import type { ImageView } from '@/lib/domain/vehicles/image-view';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** The address of a derivative's picture. */
export const picturePath = (
  { kind, identifier }: { kind: VehicleKind; identifier: number },
  view: ImageView,
  width: number,
): string => fileAddress(readVehicleImage, { kind, identifier, view, width });

/** The picture of a model year, by the number in its list. */
export const modelYearPicturePath = (kind: VehicleKind, image: number, width: number): string =>
  fileAddress(readModelYearImage, { kind, image, view: 'front-side', width });
