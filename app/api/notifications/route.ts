import { listNotifications } from '@/lib/api/endpoints/notifications/notifications';
import { runListNotifications } from '@/lib/features/notifications/notifications';
import { serve } from '@/lib/server';

export const GET = serve(listNotifications, runListNotifications);
