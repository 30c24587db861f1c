import { listOfferRequests } from '@/lib/api/endpoints/appraisals/appraisals';
import { runListOfferRequests } from '@/lib/features/appraisals/offers';
import { serve } from '@/lib/server';

export const GET = serve(listOfferRequests, runListOfferRequests);
