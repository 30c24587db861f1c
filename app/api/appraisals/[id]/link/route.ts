import { createOfferLink } from '@/lib/api/endpoints/appraisals/appraisals';
import { runCreateOfferLink } from '@/lib/features/appraisals/offers';
import { serve } from '@/lib/server';

export const POST = serve(createOfferLink, runCreateOfferLink);
