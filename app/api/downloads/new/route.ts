import { readNewDownloads } from '@/lib/api/downloads';
import { runReadNewDownloads } from '@/lib/features/downloads';
import { serve } from '@/lib/server';

export const GET = serve(readNewDownloads, runReadNewDownloads);
