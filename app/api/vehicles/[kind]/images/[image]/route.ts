import { readModelYearImage } from '@/lib/api/endpoints/vehicle-images';
import { runReadModelYearImage } from '@/lib/features/vehicles/vehicle-images';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readModelYearImage, runReadModelYearImage);
