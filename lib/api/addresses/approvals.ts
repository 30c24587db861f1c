import type { DeclaredAddress } from '@/lib/api/address';

export const requestApproval = { method: 'POST', path: '/api/approvals' } as const satisfies DeclaredAddress;
export const listApprovals = { method: 'GET', path: '/api/approvals' } as const satisfies DeclaredAddress;
export const decideApproval = {
  method: 'POST',
  path: '/api/approvals/{id}/decision',
} as const satisfies DeclaredAddress;
