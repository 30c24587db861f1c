import { address } from '@/lib/api/address';

export const requestApproval = address({ method: 'POST', path: '/api/approvals' });
export const listApprovals = address({ method: 'GET', path: '/api/approvals' });
export const decideApproval = address({ method: 'POST', path: '/api/approvals/{id}/decision' });
