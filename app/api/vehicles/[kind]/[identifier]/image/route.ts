import { readVehicleImage } from '@/lib/api/vehicle-images';
import { runReadVehicleImage } from '@/lib/features/vehicle-images';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readVehicleImage, runReadVehicleImage);
