import { readLedger } from '@/lib/api/endpoints/ledger';
import { runReadLedger } from '@/lib/features/usage/ledger';
import { serve } from '@/lib/server';

export const GET = serve(readLedger, runReadLedger);
