import { readDownloadPackages } from '@/lib/api/endpoints/downloads';
import { runReadDownloadPackages } from '@/lib/features/downloads/downloads';
import { serve } from '@/lib/server';

export const GET = serve(readDownloadPackages, runReadDownloadPackages);
