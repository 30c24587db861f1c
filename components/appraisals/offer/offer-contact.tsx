import { Card } from '@/components/ui/data/card';
import { madeWords } from '@/lib/domain/appraisals/customer/made-words';

export interface OfferContactProps {
  organisation: string;
  /** Of the appraisal, to quote. */
  number: string;
  /** Who made the offer, if they are known, and when. */
  made: { readonly by: string | null; readonly at: string | null };
  /** As the organisation gives them to customers; empty: not given. */
  contact: { readonly telephone: string; readonly email: string };
}

/** For a customer with a question: whom to ask, and what to quote. */
export function OfferContact({ organisation, number, made, contact: { telephone, email } }: OfferContactProps) {
  return (
    <Card title="Questions about this offer">
      <p>{madeWords(number, made, organisation)}</p>
      {!telephone && !email && <p>Ask the dealer who gave you this offer.</p>}
      {telephone && (
        <p>
          Telephone:{' '}
          <a className="link" href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
            {telephone}
          </a>
        </p>
      )}
      {email && (
        <p>
          E-mail:{' '}
          <a className="link wrap-anywhere" href={`mailto:${email}?subject=${encodeURIComponent(`Offer ${number}`)}`}>
            {email}
          </a>
        </p>
      )}
    </Card>
  );
}
