import { exportLedger } from '@/lib/api/endpoints/ledger';
import { runExportLedger } from '@/lib/features/usage/ledger';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportLedger, runExportLedger);
