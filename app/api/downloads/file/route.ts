import { readDownloadFile } from '@/lib/api/endpoints/downloads';
import { runReadDownloadFile } from '@/lib/features/downloads/downloads';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readDownloadFile, runReadDownloadFile);
