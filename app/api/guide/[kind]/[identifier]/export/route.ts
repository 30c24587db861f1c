import { exportGuide } from '@/lib/api/endpoints/guide/guide';
import { runExportGuide } from '@/lib/features/guide/guide';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportGuide, runExportGuide);
