import { restoreBuild } from '@/lib/api/endpoints/builds';
import { runRestoreBuild } from '@/lib/features/builds/builds';
import { serve } from '@/lib/server';

export const POST = serve(restoreBuild, runRestoreBuild);
