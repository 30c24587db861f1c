import { listBuilds, saveBuild } from '@/lib/api/endpoints/builds';
import { runListBuilds, runSaveBuild } from '@/lib/features/builds/builds';
import { serve } from '@/lib/server';

export const GET = serve(listBuilds, runListBuilds);
export const POST = serve(saveBuild, runSaveBuild);
