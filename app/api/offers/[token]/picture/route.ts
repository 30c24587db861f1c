import { readOfferPicture } from '@/lib/api/endpoints/vehicle-images';
import { runReadOfferPicture } from '@/lib/features/vehicles/vehicle-images';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readOfferPicture, runReadOfferPicture);
