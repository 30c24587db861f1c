import { answerOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import { runAnswerOffer } from '@/lib/features/appraisals/offer-answers';
import { serve } from '@/lib/server';

export const POST = serve(answerOffer, runAnswerOffer);
