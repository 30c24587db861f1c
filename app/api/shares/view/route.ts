import { countView } from '@/lib/api/shares';
import { runCountView } from '@/lib/features/shares';
import { serve } from '@/lib/server';

export const POST = serve(countView, runCountView);
