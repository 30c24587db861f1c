import { pauseWebhook } from '@/lib/api/endpoints/notifications/webhooks';
import { runPauseWebhook } from '@/lib/features/webhooks/webhooks';
import { serve } from '@/lib/server';

export const POST = serve(pauseWebhook, runPauseWebhook);
