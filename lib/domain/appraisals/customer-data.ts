/** What an appraisal holds of its customer, which is erased together. Without schemas: pages load it. */
import { formatList } from '@/lib/format';

export interface CustomerData {
  /** A name, a telephone number or an e-mail address. */
  readonly hasText: boolean;
  readonly hasPhotos: boolean;
  readonly hasSignature: boolean;
}

/** "the customer’s details, the photos and the signature"; empty where there is nothing to erase. */
export const customerDataWords = ({ hasText, hasPhotos, hasSignature }: CustomerData): string =>
  formatList([
    ...(hasText ? ['the customer’s details'] : []),
    ...(hasPhotos ? ['the photos'] : []),
    ...(hasSignature ? ['the signature'] : []),
  ]);
