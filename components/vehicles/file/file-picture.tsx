import { IMAGE_VIEW_WORDS } from '@/lib/domain/vehicles/image-view';
import type { Vehicle } from '@/lib/domain/vehicles/vehicle';
import { picturePath } from '@/components/vehicles/picture-path';
import { VehicleFigure } from '@/components/ui/data/vehicle-figure';

/** The picture of the derivative of a file, with the colour of this vehicle. */
export function FilePicture({ vehicle, colour }: { vehicle: Vehicle; colour: string | null }) {
  return (
    <VehicleFigure
      src={picturePath(vehicle, 'front-side', 640)}
      alt={`${vehicle.manufacturer} ${vehicle.model}, ${IMAGE_VIEW_WORDS['front-side']}`}
      colour={colour}
    />
  );
}
