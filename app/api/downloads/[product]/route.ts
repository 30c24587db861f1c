import { readDownloadPackages } from '@/lib/api/downloads';
import { runReadDownloadPackages } from '@/lib/features/downloads';
import { serve } from '@/lib/server';

export const GET = serve(readDownloadPackages, runReadDownloadPackages);
