import { readLedger } from '@/lib/api/ledger';
import { runReadLedger } from '@/lib/features/ledger';
import { serve } from '@/lib/server';

export const GET = serve(readLedger, runReadLedger);
