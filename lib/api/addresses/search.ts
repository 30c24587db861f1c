import { address } from '@/lib/api/address';

/** A POST, so that no plate or VIN stands in an address. It changes nothing. */
export const search = address({ method: 'POST', path: '/api/search' });
