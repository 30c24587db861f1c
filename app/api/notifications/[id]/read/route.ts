import { readNotification } from '@/lib/api/endpoints/notifications/notifications';
import { runReadNotification } from '@/lib/features/notifications/notifications';
import { serve } from '@/lib/server';

export const POST = serve(readNotification, runReadNotification);
