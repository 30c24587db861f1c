import { changePassword } from '@/lib/api/members';
import { runChangePassword } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const POST = serve(changePassword, runChangePassword);
