import { readBuild, removeBuild } from '@/lib/api/endpoints/builds';
import { runReadBuild, runRemoveBuild } from '@/lib/features/builds/builds';
import { serve } from '@/lib/server';

export const GET = serve(readBuild, runReadBuild);
export const DELETE = serve(removeBuild, runRemoveBuild);
