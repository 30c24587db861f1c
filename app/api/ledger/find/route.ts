import { findLookUps } from '@/lib/api/endpoints/ledger';
import { runFindLookUps } from '@/lib/features/usage/ledger';
import { serve } from '@/lib/server';

export const POST = serve(findLookUps, runFindLookUps);
