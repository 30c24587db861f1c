import { IMAGE_VIEW_WORDS } from '@/lib/domain/vehicles/image-view';
import type { Vehicle } from '@/lib/domain/vehicles/vehicle';
import { picturePath } from '@/components/vehicles/picture-path';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';

/** The picture of the derivative, and the colour of this vehicle: the service has pictures of derivatives alone. */
export function FilePicture({ vehicle, colour }: { vehicle: Vehicle; colour: string | null }) {
  return (
    <figure className="space-y-1 print:max-w-56">
      <VehiclePicture
        eager
        src={picturePath(vehicle, 'front-side', 640)}
        alt={`${vehicle.manufacturer} ${vehicle.model}, ${IMAGE_VIEW_WORDS['front-side']}`}
      />
      <figcaption className="text-sm text-soft">
        {colour
          ? `Registered colour: ${colour}. The picture shows the derivative, not this vehicle.`
          : 'The picture shows the derivative, not this vehicle.'}
      </figcaption>
    </figure>
  );
}
