import { listOwnEvents } from '@/lib/api/endpoints/people/account-events';
import { runListOwnEvents } from '@/lib/features/people/account-events';
import { serve } from '@/lib/server';

export const GET = serve(listOwnEvents, runListOwnEvents);
