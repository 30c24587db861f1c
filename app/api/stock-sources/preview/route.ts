import { previewStockSource } from '@/lib/api/endpoints/stock-cars/stock-sources';
import { runPreviewStockSource } from '@/lib/features/stock-cars/sources/stock-sources';
import { serve } from '@/lib/server';

export const POST = serve(previewStockSource, runPreviewStockSource);
