import { correctPurchase } from '@/lib/api/endpoints/appraisals/corrections';
import { runCorrectPurchase } from '@/lib/features/appraisals/corrections';
import { serve } from '@/lib/server';

export const POST = serve(correctPurchase, runCorrectPurchase);
