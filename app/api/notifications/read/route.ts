import { readAllNotifications } from '@/lib/api/endpoints/notifications/notifications';
import { runReadAllNotifications } from '@/lib/features/notifications/notifications';
import { serve } from '@/lib/server';

export const POST = serve(readAllNotifications, runReadAllNotifications);
