import { address } from '../address';
import type * as approvals from '../approvals';

export const askForMore = address<typeof approvals.askForMore>({
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
