import { readCompanyCar } from '@/lib/api/endpoints/tax';
import { runReadCompanyCar } from '@/lib/features/tax/company-car';
import { serve } from '@/lib/server';

export const GET = serve(readCompanyCar, runReadCompanyCar);
