import { takeAppraisalIntoStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runTakeAppraisalIntoStock } from '@/lib/features/stock-cars/take-in';
import { serve } from '@/lib/server';

export const POST = serve(takeAppraisalIntoStock, runTakeAppraisalIntoStock);
