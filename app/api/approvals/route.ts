import { askForMore, listApprovals } from '@/lib/api/approvals';
import { runAskForMore, runListApprovals } from '@/lib/features/approvals';
import { serve } from '@/lib/server';

export const POST = serve(askForMore, runAskForMore);
export const GET = serve(listApprovals, runListApprovals);
