import { decideApproval } from '@/lib/api/approvals';
import { runDecideApproval } from '@/lib/features/approvals';
import { serve } from '@/lib/server';

export const POST = serve(decideApproval, runDecideApproval);
