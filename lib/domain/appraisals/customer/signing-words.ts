/** What a customer signs, above the place to sign. Without schemas: pages load it. */
import { formatPounds } from '@/lib/format';

/** @param offer in whole pounds @param isAccepted the customer accepted it before, without a signature */
export function signingWords({ pounds }: { readonly pounds: number }, isAccepted: boolean): string {
  const what = `the offer of ${formatPounds(pounds)} for the vehicle as described above`;
  return isAccepted ? `By signing you confirm that you accepted ${what}.` : `By signing you accept ${what}.`;
}
