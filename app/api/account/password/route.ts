import { changePassword } from '@/lib/api/endpoints/people/members';
import { runChangePassword } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const POST = serve(changePassword, runChangePassword);
