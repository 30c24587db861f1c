import { address } from '@/lib/api/client/address';
import type * as emissions from '@/lib/api/endpoints/emissions';

export const readEmissions = address<typeof emissions.readEmissions>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/emissions',
  billed: false,
});
