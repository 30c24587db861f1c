import { address } from '../address';
import type * as tax from '../tax';

export const readCompanyCar = address<typeof tax.readCompanyCar>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/company-car',
  billed: false,
});
