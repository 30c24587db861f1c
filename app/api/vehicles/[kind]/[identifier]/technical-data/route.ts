import { readTechnicalData } from '@/lib/api/endpoints/vehicles';
import { runReadTechnicalData } from '@/lib/features/vehicles/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readTechnicalData, runReadTechnicalData);
