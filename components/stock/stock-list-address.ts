import { idUnder } from '@/components/layout/navigation/address-id';
import { listPath } from '@/lib/domain/page-paths';

/** The sheet of one of its runs; empty for the newest. */
export function auctionPath(id: string, run: string): string {
  return `${listPath(id)}/auction${run === '' ? '' : `?run=${run}`}`;
}

/** The id of the list an address names; null for every other page. */
export function listIdIn(path: string): string | null {
  return idUnder('/stock', path);
}
