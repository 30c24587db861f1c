import { listMails } from '@/lib/api/endpoints/notifications/mails';
import { runListMails } from '@/lib/features/mail/mails';
import { serve } from '@/lib/server';

export const GET = serve(listMails, runListMails);
