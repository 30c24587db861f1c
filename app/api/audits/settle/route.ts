import { settleUnknown } from '@/lib/api/endpoints/audits';
import { runSettleUnknown } from '@/lib/features/audits/settle-unknown';
import { serve } from '@/lib/server';

export const POST = serve(settleUnknown, runSettleUnknown);
