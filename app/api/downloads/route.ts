import { readDownloads } from '@/lib/api/downloads';
import { runReadDownloads } from '@/lib/features/downloads';
import { serve } from '@/lib/server';

export const GET = serve(readDownloads, runReadDownloads);
