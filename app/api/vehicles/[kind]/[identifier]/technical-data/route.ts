import { readTechnicalData } from '@/lib/api/vehicles';
import { runReadTechnicalData } from '@/lib/features/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readTechnicalData, runReadTechnicalData);
