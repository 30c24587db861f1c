import { colourWords, shadeOf } from '@/lib/domain/vehicles/register-colour';
import { VehiclePicture } from './vehicle-picture';

/** What a picture of a derivative does not show: the vehicle and its registered colour, if that is known. */
export function pictureNote(colour: string | null): string {
  const words = colourWords(colour);
  return `${words ? `Registered colour: ${words}. ` : ''}The picture shows the derivative, not this vehicle.`;
}

export interface VehicleFigureProps {
  src: string;
  alt: string;
  /** In the register's words; null if not given. */
  colour: string | null;
}

/** The picture of a derivative with the registered colour of the vehicle: the service paints no picture in a colour. */
export function VehicleFigure({ src, alt, colour }: VehicleFigureProps) {
  const shade = shadeOf(colour);
  return (
    <figure className="space-y-1 print:max-w-56">
      <VehiclePicture eager src={src} alt={alt} />
      <figcaption className="text-sm text-soft print:text-xs">
        {shade && (
          <svg aria-hidden="true" viewBox="0 0 16 16" className="mr-1.5 inline size-4 align-[-0.15em]">
            <circle cx="8" cy="8" r="7" fill={shade} stroke="currentColor" />
          </svg>
        )}
        {pictureNote(colour)}
      </figcaption>
    </figure>
  );
}
