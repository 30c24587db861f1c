/** Pictures of a vehicle: which views exist, and the parameters of a request. Free (wire.md §6). */
import { z } from 'zod';
import type { ImageParams } from '@/lib/contract/vehicle-image';
import type { VehicleKind } from './vehicle';
import { IMAGE_VIEWS, type ImageView } from './image-view';

export const imageViewSchema = z.enum(IMAGE_VIEWS);

/** Pixels; the provider's largest is 1024 by 768, and every picture has its proportions. */
export const IMAGE_WIDEST = 1024;
const TALLEST = 768;

export interface ImageRequest {
  readonly kind: VehicleKind;
  /** A derivative by its identifier, or the picture of a model year by its own number. */
  readonly subject: { readonly identifier: number } | { readonly image: number };
  readonly view: ImageView;
  readonly widthPixels: number;
}

export const imageParams = ({ kind, subject, view, widthPixels }: ImageRequest): ImageParams => ({
  DB: kind === 'van' ? 'LCV' : 'CARS',
  ...('identifier' in subject ? { REFID: subject.identifier } : { IMAGEID: subject.image }),
  WIDTH: widthPixels,
  HEIGHT: Math.max(1, Math.round((widthPixels * TALLEST) / IMAGE_WIDEST)),
  VIEWPOINT: IMAGE_VIEWS.indexOf(view) + 1,
});
