import { revokePasswordLink } from '@/lib/api/endpoints/people/password-links';
import { runRevokePasswordLink } from '@/lib/features/people/password-links';
import { serve } from '@/lib/server';

export const DELETE = serve(revokePasswordLink, runRevokePasswordLink);
