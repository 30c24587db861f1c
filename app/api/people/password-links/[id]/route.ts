import { takeBackPasswordLink } from '@/lib/api/password-links';
import { runTakeBackPasswordLink } from '@/lib/features/password-links';
import { serve } from '@/lib/server';

export const DELETE = serve(takeBackPasswordLink, runTakeBackPasswordLink);
