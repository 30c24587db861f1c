import { createShare, listShares } from '@/lib/api/endpoints/shares';
import { runCreateShare, runListShares } from '@/lib/features/shares/shares';
import { serve } from '@/lib/server';

export const POST = serve(createShare, runCreateShare);
export const GET = serve(listShares, runListShares);
