import { readSpecification } from '@/lib/api/vehicles';
import { runReadSpecification } from '@/lib/features/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readSpecification, runReadSpecification);
