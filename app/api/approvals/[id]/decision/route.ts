import { decideApproval } from '@/lib/api/endpoints/approvals';
import { runDecideApproval } from '@/lib/features/people/approvals';
import { serve } from '@/lib/server';

export const POST = serve(decideApproval, runDecideApproval);
