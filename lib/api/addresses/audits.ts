import { address } from '@/lib/api/client/address';
import type * as audits from '@/lib/api/endpoints/audits';

export const readAudits = address<typeof audits.readAudits>({
  method: 'GET',
  path: '/api/audits',
  billed: false,
});

export const settleUnknown = address<typeof audits.settleUnknown>({
  method: 'POST',
  path: '/api/audits/settle',
  billed: false,
});

export const exportAudits = address<typeof audits.exportAudits>({
  method: 'GET',
  path: '/api/audits/export',
  billed: false,
});
