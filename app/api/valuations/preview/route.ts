import { previewValuation } from '@/lib/api/endpoints/valuations';
import { runPreviewValuation } from '@/lib/features/valuations/valuation-preview';
import { serve } from '@/lib/server';

export const POST = serve(previewValuation, runPreviewValuation);
