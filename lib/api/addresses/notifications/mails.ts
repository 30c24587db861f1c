import type { DeclaredAddress } from '@/lib/api/address';

export const listMails = { method: 'GET', path: '/api/mails' } as const satisfies DeclaredAddress;
