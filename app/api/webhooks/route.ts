import { createWebhook, listWebhooks } from '@/lib/api/endpoints/notifications/webhooks';
import { runCreateWebhook, runListWebhooks } from '@/lib/features/webhooks/webhooks';
import { serve } from '@/lib/server';

export const GET = serve(listWebhooks, runListWebhooks);
export const POST = serve(createWebhook, runCreateWebhook);
