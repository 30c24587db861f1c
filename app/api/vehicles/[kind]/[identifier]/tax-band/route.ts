import { findTaxBand } from '@/lib/api/tax';
import { runFindTaxBand } from '@/lib/features/tax-band';
import { serve } from '@/lib/server';

export const GET = serve(findTaxBand, runFindTaxBand);
