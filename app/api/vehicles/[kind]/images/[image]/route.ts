import { readModelYearImage } from '@/lib/api/vehicle-images';
import { runReadModelYearImage } from '@/lib/features/vehicle-images';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readModelYearImage, runReadModelYearImage);
