import { viewShare } from '@/lib/api/shares';
import { runViewShare } from '@/lib/features/shares';
import { serve } from '@/lib/server';

export const POST = serve(viewShare, runViewShare);
