import { address } from '@/lib/api/client/address';
import type * as history from '@/lib/api/endpoints/history';

export const readHistory = address<typeof history.readHistory>({
  method: 'GET',
  path: '/api/history/{kind}/{identifier}',
  billed: false,
});
