import { revokePasswordLink } from '@/lib/api/endpoints/people/password-links';
import { runTakeBackPasswordLink } from '@/lib/features/people/password-links';
import { serve } from '@/lib/server';

export const DELETE = serve(revokePasswordLink, runTakeBackPasswordLink);
