import { readBuildChanges } from '@/lib/api/builds';
import { runReadBuildChanges } from '@/lib/features/builds';
import { serve } from '@/lib/server';

export const GET = serve(readBuildChanges, runReadBuildChanges);
