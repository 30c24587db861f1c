import { revalueStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runRevalueStock } from '@/lib/features/stock-cars/revalue';
import { serve } from '@/lib/server';

export const POST = serve(revalueStock, runRevalueStock);
