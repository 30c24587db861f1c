import { readSignInNotice } from '@/lib/api/endpoints/people/account-events';
import { runReadSignInNotice } from '@/lib/features/people/account-events';
import { serve } from '@/lib/server';

export const GET = serve(readSignInNotice, runReadSignInNotice);
