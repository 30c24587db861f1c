import { address } from '@/lib/api/client/address';
import type * as optionValues from '@/lib/api/endpoints/option-values';

export const readOptionValues = address<typeof optionValues.readOptionValues>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/option-values',
  billed: false,
});
