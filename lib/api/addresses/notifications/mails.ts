import { address } from '@/lib/api/address';

export const listMails = address({ method: 'GET', path: '/api/mails' });
