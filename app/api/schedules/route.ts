import { listSchedules } from '@/lib/api/endpoints/schedules';
import { runListSchedules } from '@/lib/features/schedules/schedules';
import { serve } from '@/lib/server';

export const GET = serve(listSchedules, runListSchedules);
