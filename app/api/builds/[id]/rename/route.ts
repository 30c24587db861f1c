import { renameBuild } from '@/lib/api/endpoints/builds';
import { runRenameBuild } from '@/lib/features/builds/builds';
import { serve } from '@/lib/server';

export const POST = serve(renameBuild, runRenameBuild);
