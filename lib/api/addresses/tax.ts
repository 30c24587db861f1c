import { address } from '@/lib/api/client/address';
import type * as tax from '@/lib/api/endpoints/tax';

export const readCompanyCar = address<typeof tax.readCompanyCar>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/company-car',
  billed: false,
});
