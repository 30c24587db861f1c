import { readSpecification } from '@/lib/api/endpoints/vehicles';
import { runReadSpecification } from '@/lib/features/vehicles/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readSpecification, runReadSpecification);
