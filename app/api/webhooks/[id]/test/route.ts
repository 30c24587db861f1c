import { testWebhook } from '@/lib/api/endpoints/notifications/webhooks';
import { runTestWebhook } from '@/lib/features/webhooks/webhooks';
import { serve } from '@/lib/server';

export const POST = serve(testWebhook, runTestWebhook);
