import { readAudits } from '@/lib/api/audits';
import { runReadAudits } from '@/lib/features/audits';
import { serve } from '@/lib/server';

export const GET = serve(readAudits, runReadAudits);
