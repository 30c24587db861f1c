import { previewValuation } from '@/lib/api/valuations';
import { runPreviewValuation } from '@/lib/features/valuation-preview';
import { serve } from '@/lib/server';

export const POST = serve(previewValuation, runPreviewValuation);
