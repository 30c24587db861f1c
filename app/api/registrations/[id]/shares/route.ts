import { createFileShare, listFileShares } from '@/lib/api/endpoints/shares';
import { runCreateFileShare, runListFileShares } from '@/lib/features/shares/shares';
import { serve } from '@/lib/server';

export const POST = serve(createFileShare, runCreateFileShare);
export const GET = serve(listFileShares, runListFileShares);
