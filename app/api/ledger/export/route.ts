import { exportLedger } from '@/lib/api/ledger';
import { runExportLedger } from '@/lib/features/ledger';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportLedger, runExportLedger);
