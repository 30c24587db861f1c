import { signOutPerson } from '@/lib/api/members';
import { runSignOutPerson } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const POST = serve(signOutPerson, runSignOutPerson);
