import { exportAuctionSheet } from '@/lib/api/endpoints/stock/auction';
import { runExportAuctionSheet } from '@/lib/features/stock/auction-sheet';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportAuctionSheet, runExportAuctionSheet);
