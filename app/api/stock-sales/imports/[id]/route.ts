import { removeSalesImport } from '@/lib/api/endpoints/stock-cars/past-sales';
import { runRemoveSalesImport } from '@/lib/features/stock-cars/past-sales';
import { serve } from '@/lib/server';

export const DELETE = serve(removeSalesImport, runRemoveSalesImport);
