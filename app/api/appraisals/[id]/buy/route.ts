import { buyAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { runBuyAppraisal } from '@/lib/features/appraisals/offers';
import { serve } from '@/lib/server';

export const POST = serve(buyAppraisal, runBuyAppraisal);
