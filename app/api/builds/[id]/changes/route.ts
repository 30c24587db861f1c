import { readBuildChanges } from '@/lib/api/endpoints/builds';
import { runReadBuildChanges } from '@/lib/features/builds/builds';
import { serve } from '@/lib/server';

export const GET = serve(readBuildChanges, runReadBuildChanges);
