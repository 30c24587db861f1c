import type { FrozenOffer } from '@/lib/domain/appraisals/appraisal';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { formatPounds } from '@/lib/format';

export interface OfferFiguresProps extends Pick<FrozenOffer, 'pounds' | 'profitPence'> {
  /** Null without an asking price. */
  mostPounds: number | null;
}

/** What an approval is decided by: the offer, the maximum to pay, and the profit or loss. */
export function OfferFigures({ pounds, mostPounds, profitPence }: OfferFiguresProps) {
  const isLoss = profitPence !== null && profitPence < 0;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1">
      <Figure name="Offer" text={formatPounds(pounds)} />
      {mostPounds !== null && <Figure name="Maximum to pay" text={formatPounds(mostPounds)} />}
      {profitPence !== null && (
        <Figure
          name={`${isLoss ? 'Loss' : 'Profit'} at the asking price`}
          text={moneyText(Math.abs(profitPence))}
          isLoss={isLoss}
        />
      )}
    </dl>
  );
}

const Figure = ({ name, text, isLoss = false }: { name: string; text: string; isLoss?: boolean }) => (
  <div className={isLoss ? 'text-danger' : ''}>
    <dt className="inline text-sm">{name} </dt>
    <dd className="inline font-semibold whitespace-nowrap tabular-nums">{text}</dd>
  </div>
);
