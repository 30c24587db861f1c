import { showInAddressBar } from '@/components/ui/behaviour/use-address-sync';

/**
 * Writes the term and mileage of sliders at rest into the address. The bar shows them immediately; the router only
 * once the server has answered for the rest of the page.
 * @param replace of the router
 */
export function replaceTerm({ term, miles }: { term: number; miles: number }, replace: (path: string) => void): void {
  const address = new URL(window.location.href);
  address.searchParams.set('term', String(term));
  address.searchParams.set('miles', String(miles));
  const path = `${address.pathname}${address.search}`;
  showInAddressBar(path);
  replace(path);
}
