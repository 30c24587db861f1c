import { answerOfferByLink } from '@/lib/api/endpoints/appraisals/appraisals';
import { runAnswerOfferByLink } from '@/lib/features/appraisals/offer-answers';
import { serve } from '@/lib/server';

export const POST = serve(answerOfferByLink, runAnswerOfferByLink);
