import { countView } from '@/lib/api/endpoints/shares';
import { runCountView } from '@/lib/features/shares/shares';
import { serve } from '@/lib/server';

export const POST = serve(countView, runCountView);
