import { idUnder } from '@/components/layout/address-id';

export function listPath(id: string): string {
  return `/stock/${id}`;
}

/** The id of the list an address names; null for every other page. */
export function listIdIn(path: string): string | null {
  return idUnder('/stock', path);
}
