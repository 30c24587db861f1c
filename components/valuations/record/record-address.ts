import { idUnder } from '@/components/layout/navigation/address-id';

export function recordPath(id: string): string {
  return `/valuations/${id}`;
}

/** The id of the record an address names; null for every other page. */
export function recordIdIn(path: string): string | null {
  return idUnder('/valuations', path);
}
