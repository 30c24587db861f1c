import { readAudits } from '@/lib/api/endpoints/audits';
import { runReadAudits } from '@/lib/features/audits/audits';
import { serve } from '@/lib/server';

export const GET = serve(readAudits, runReadAudits);
