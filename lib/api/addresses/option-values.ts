import { address } from '../address';
import type * as optionValues from '../option-values';

export const readOptionValues = address<typeof optionValues.readOptionValues>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/option-values',
  billed: false,
});
