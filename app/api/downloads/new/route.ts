import { readNewDownloads } from '@/lib/api/endpoints/downloads';
import { runReadNewDownloads } from '@/lib/features/downloads/downloads';
import { serve } from '@/lib/server';

export const GET = serve(readNewDownloads, runReadNewDownloads);
