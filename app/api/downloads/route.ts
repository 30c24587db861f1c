import { readDownloads } from '@/lib/api/endpoints/downloads';
import { runReadDownloads } from '@/lib/features/downloads/downloads';
import { serve } from '@/lib/server';

export const GET = serve(readDownloads, runReadDownloads);
