import { readAuctionSheet, saveAuctionEntries } from '@/lib/api/endpoints/stock/auction';
import { runReadAuctionSheet, runSaveAuctionEntries } from '@/lib/features/stock/auction-sheet';
import { serve } from '@/lib/server';

export const GET = serve(readAuctionSheet, runReadAuctionSheet);
export const POST = serve(saveAuctionEntries, runSaveAuctionEntries);
