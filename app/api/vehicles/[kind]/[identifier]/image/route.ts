import { readVehicleImage } from '@/lib/api/endpoints/vehicle-images';
import { runReadVehicleImage } from '@/lib/features/vehicles/vehicle-images';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readVehicleImage, runReadVehicleImage);
