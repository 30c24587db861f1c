import { readSharedPicture } from '@/lib/api/endpoints/vehicle-images';
import { runReadSharedPicture } from '@/lib/features/vehicles/vehicle-images';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readSharedPicture, runReadSharedPicture);
