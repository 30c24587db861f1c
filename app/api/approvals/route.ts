import { requestApproval, listApprovals } from '@/lib/api/endpoints/approvals';
import { runRequestApproval, runListApprovals } from '@/lib/features/people/approvals';
import { serve } from '@/lib/server';

export const POST = serve(requestApproval, runRequestApproval);
export const GET = serve(listApprovals, runListApprovals);
