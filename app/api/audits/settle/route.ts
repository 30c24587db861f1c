import { settleUnknown } from '@/lib/api/audits';
import { runSettleUnknown } from '@/lib/features/audits';
import { serve } from '@/lib/server';

export const POST = serve(settleUnknown, runSettleUnknown);
