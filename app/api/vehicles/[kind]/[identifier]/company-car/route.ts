import { readCompanyCar } from '@/lib/api/tax';
import { runReadCompanyCar } from '@/lib/features/tax';
import { serve } from '@/lib/server';

export const GET = serve(readCompanyCar, runReadCompanyCar);
