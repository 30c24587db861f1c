import { address } from '@/lib/api/address';

export const readAudits = address({ method: 'GET', path: '/api/audits' });
export const settleUnknown = address({ method: 'POST', path: '/api/audits/settle' });
export const exportAudits = address({ method: 'GET', path: '/api/audits/export' });
