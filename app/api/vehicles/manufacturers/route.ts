import { listManufacturers } from '@/lib/api/endpoints/vehicles';
import { runListManufacturers } from '@/lib/features/vehicles/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listManufacturers, runListManufacturers);
