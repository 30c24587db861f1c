import { settleUnknown } from '@/lib/api/endpoints/audits';
import { runSettleUnknown } from '@/lib/features/audits/audits';
import { serve } from '@/lib/server';

export const POST = serve(settleUnknown, runSettleUnknown);
