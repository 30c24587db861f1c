import { colourWords, shadeOf } from '@/lib/domain/vehicles/register-colour';
import { VehiclePicture } from './vehicle-picture';

/** To a dealer, and to their customer, to whom a derivative means nothing. */
const PICTURED = {
  dealer: 'The picture shows the derivative, not this vehicle.',
  customer: 'The picture shows a similar vehicle.',
} as const;

/** What a picture of a derivative does not show: the vehicle and its registered colour, if that is known. */
export function pictureNote(colour: string | null, reader: keyof typeof PICTURED): string {
  const words = colourWords(colour);
  return `${words ? `Registered colour: ${words}. ` : ''}${PICTURED[reader]}`;
}

export interface VehicleFigureProps {
  src: string;
  alt: string;
  /** In the register's words; null if not given. */
  colour: string | null;
  reader?: keyof typeof PICTURED;
}

/** The picture of a derivative with the registered colour of the vehicle: the service paints no picture in a colour. */
export function VehicleFigure({ src, alt, colour, reader = 'dealer' }: VehicleFigureProps) {
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
        {pictureNote(colour, reader)}
      </figcaption>
    </figure>
  );
}
