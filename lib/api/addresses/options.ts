import { address } from '../address';
import type * as options from '../options';

export const readOptions = address<typeof options.readOptions>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/options',
  billed: false,
});
