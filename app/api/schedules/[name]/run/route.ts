import { runSchedule } from '@/lib/api/endpoints/schedules';
import { runRunSchedule } from '@/lib/features/schedules/schedules';
import { serve } from '@/lib/server';

export const POST = serve(runSchedule, runRunSchedule);
