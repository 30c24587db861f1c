import { address } from '@/lib/api/client/address';
import type * as explorer from '@/lib/api/endpoints/explorer';

export const tryOperation = address<typeof explorer.tryOperation>({
  method: 'POST',
  path: '/api/explorer/{operation}/try',
  billed: false,
});

export const tryBilledOperation = address<typeof explorer.tryBilledOperation>({
  method: 'POST',
  path: '/api/explorer/{operation}/billed-try',
  billed: true,
});
