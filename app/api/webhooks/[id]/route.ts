import { changeWebhook, removeWebhook } from '@/lib/api/endpoints/notifications/webhooks';
import { runChangeWebhook, runRemoveWebhook } from '@/lib/features/webhooks/webhooks';
import { serve } from '@/lib/server';

export const PUT = serve(changeWebhook, runChangeWebhook);
export const DELETE = serve(removeWebhook, runRemoveWebhook);
