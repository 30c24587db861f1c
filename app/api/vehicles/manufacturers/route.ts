import { listManufacturers } from '@/lib/api/vehicles';
import { runListManufacturers } from '@/lib/features/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listManufacturers, runListManufacturers);
