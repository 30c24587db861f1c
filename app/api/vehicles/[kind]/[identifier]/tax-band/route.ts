import { findTaxBand } from '@/lib/api/endpoints/tax';
import { runFindTaxBand } from '@/lib/features/tax/tax-band';
import { serve } from '@/lib/server';

export const GET = serve(findTaxBand, runFindTaxBand);
