import { countNotifications } from '@/lib/api/endpoints/notifications/notifications';
import { runCountNotifications } from '@/lib/features/notifications/notifications';
import { serve } from '@/lib/server';

export const GET = serve(countNotifications, runCountNotifications);
