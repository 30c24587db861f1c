import { address } from '../address';
import type * as history from '../history';

export const readHistory = address<typeof history.readHistory>({
  method: 'GET',
  path: '/api/history/{kind}/{identifier}',
  billed: false,
});
