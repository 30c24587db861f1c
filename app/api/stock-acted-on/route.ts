import { readCarsActedOn } from '@/lib/api/endpoints/stock-cars/acted-on';
import { runReadCarsActedOn } from '@/lib/features/stock-cars/acted-on';
import { serve } from '@/lib/server';

export const GET = serve(readCarsActedOn, runReadCarsActedOn);
