import { IMAGE_VIEW_WORDS } from '@/lib/domain/vehicles/image-view';
import type { Vehicle } from '@/lib/domain/vehicles/vehicle';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { picturePath } from '@/components/vehicles/picture-path';
import { VehicleFigure } from '@/components/ui/data/vehicle-figure';

/** The picture of the derivative of a file, with the colour of this vehicle. */
export function FilePicture({ vehicle, colour }: { vehicle: Vehicle; colour: string | null }) {
  return (
    <VehicleFigure
      src={picturePath(vehicle, 'front-side', 640)}
      alt={`${makeAndModel(vehicle)}, ${IMAGE_VIEW_WORDS['front-side']}`}
      colour={colour}
    />
  );
}
