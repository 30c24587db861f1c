import { address } from '../address';
import type * as emissions from '../emissions';

export const readEmissions = address<typeof emissions.readEmissions>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/emissions',
  billed: false,
});
