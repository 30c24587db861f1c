import { resumeWebhook } from '@/lib/api/endpoints/webhooks';
import { runResumeWebhook } from '@/lib/features/webhooks/webhooks';
import { serve } from '@/lib/server';

export const POST = serve(resumeWebhook, runResumeWebhook);
