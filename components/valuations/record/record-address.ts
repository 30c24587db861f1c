import { idUnder } from '@/components/layout/navigation/address-id';

/** The id of the record an address names; null for every other page. */
export function recordIdIn(path: string): string | null {
  return idUnder('/valuations', path);
}
