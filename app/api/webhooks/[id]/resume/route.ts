import { resumeWebhook } from '@/lib/api/endpoints/notifications/webhooks';
import { runResumeWebhook } from '@/lib/features/webhooks/webhooks';
import { serve } from '@/lib/server';

export const POST = serve(resumeWebhook, runResumeWebhook);
