import { replaceWebhookSecret } from '@/lib/api/endpoints/notifications/webhooks';
import { runReplaceWebhookSecret } from '@/lib/features/webhooks/webhooks';
import { serve } from '@/lib/server';

export const POST = serve(replaceWebhookSecret, runReplaceWebhookSecret);
