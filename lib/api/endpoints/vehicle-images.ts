import { z } from 'zod';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { IMAGE_WIDEST, imageViewSchema } from '@/lib/domain/vehicles/vehicle-image';
import * as addresses from '@/lib/api/addresses/vehicle-images';
import { endpoint } from '@/lib/api/endpoint';
import { vehicleParams } from './vehicles';

const imageParams = {
  view: imageViewSchema.default('front-side').meta({ description: 'The view; interior for cars only.' }),
  width: z.number().int().min(16).max(IMAGE_WIDEST).default(640).meta({
    description: 'The width in pixels; the height is three quarters of it.',
  }),
};
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

export const readVehicleImage = endpoint(addresses.readVehicleImage, {
  summary: 'A picture of a derivative, as bytes. Free; a browser may cache it for a day.',
  permission: 'vehicles.read',
  input: z.object({ ...vehicleParams, ...imageParams }),
  output: z.unknown(),
  file: PICTURES,
});

export const readModelYearImage = endpoint(addresses.readModelYearImage, {
  summary: 'The picture of a model year, by the number its list gives. Free; a browser may cache it for a day.',
  permission: 'vehicles.read',
  input: z.object({
    kind: vehicleKindSchema,
    image: z.int32().positive(),
    ...imageParams,
  }),
  output: z.unknown(),
  file: PICTURES,
});

export const readSharedPicture = endpoint(addresses.readSharedPicture, {
  summary: 'A picture of the vehicle that a link shows, as bytes, for anyone who has the link. Free.',
  permission: 'everyone',
  input: z.object({ token: z.string().min(20).max(100) }),
  output: z.unknown(),
  file: PICTURES,
});

export const readOfferPicture = endpoint(addresses.readOfferPicture, {
  summary: 'A picture of the vehicle of an offer, by the customer’s link, as bytes. Free.',
  permission: 'everyone',
  input: z.object({ token: z.string().min(20).max(100) }),
  output: z.unknown(),
  file: PICTURES,
});
