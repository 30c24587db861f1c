import { address } from '@/lib/api/address';

export const readCompanyCar = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/company-car' });
export const findTaxBand = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/tax-band' });
export const readP11dData = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/p11d-data' });
