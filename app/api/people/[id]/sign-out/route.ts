import { signOutPerson } from '@/lib/api/endpoints/people/members';
import { runSignOutPerson } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const POST = serve(signOutPerson, runSignOutPerson);
