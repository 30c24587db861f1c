import { listAccountEvents } from '@/lib/api/endpoints/people/account-events';
import { runListAccountEvents } from '@/lib/features/people/account-events';
import { serve } from '@/lib/server';

export const GET = serve(listAccountEvents, runListAccountEvents);
