import { address } from '@/lib/api/client/address';
import type * as approvals from '@/lib/api/endpoints/approvals';

export const requestApproval = address<typeof approvals.requestApproval>({
  method: 'POST',
  path: '/api/approvals',
  billed: false,
});

export const listApprovals = address<typeof approvals.listApprovals>({
  method: 'GET',
  path: '/api/approvals',
  billed: false,
});

export const decideApproval = address<typeof approvals.decideApproval>({
  method: 'POST',
  path: '/api/approvals/{id}/decision',
  billed: false,
});
