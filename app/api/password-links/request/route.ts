import { requestPasswordLink } from '@/lib/api/endpoints/people/password-links';
import { runRequestPasswordLink } from '@/lib/features/people/password-requests';
import { serve } from '@/lib/server';

export const POST = serve(requestPasswordLink, runRequestPasswordLink);
