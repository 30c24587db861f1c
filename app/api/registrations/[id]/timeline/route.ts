import { readTimeline } from '@/lib/api/endpoints/registrations/vehicle-files';
import { runReadTimeline } from '@/lib/features/vehicles/file-timeline';
import { serve } from '@/lib/server';

export const GET = serve(readTimeline, runReadTimeline);
