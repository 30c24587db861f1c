import { requestApproval, listApprovals } from '@/lib/api/endpoints/approvals';
import { runAskForMore, runListApprovals } from '@/lib/features/people/approvals';
import { serve } from '@/lib/server';

export const POST = serve(requestApproval, runAskForMore);
export const GET = serve(listApprovals, runListApprovals);
