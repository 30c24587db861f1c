import { renameBuild } from '@/lib/api/builds';
import { runRenameBuild } from '@/lib/features/builds';
import { serve } from '@/lib/server';

export const POST = serve(renameBuild, runRenameBuild);
