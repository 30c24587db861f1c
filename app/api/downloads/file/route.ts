import { readDownloadFile } from '@/lib/api/downloads';
import { runReadDownloadFile } from '@/lib/features/downloads';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readDownloadFile, runReadDownloadFile);
