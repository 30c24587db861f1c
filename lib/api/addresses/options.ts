import { address } from '@/lib/api/client/address';
import type * as options from '@/lib/api/endpoints/options';

export const readOptions = address<typeof options.readOptions>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/options',
  billed: false,
});
