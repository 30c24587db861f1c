import { SumLines } from '@/components/appraisals/sum-lines';
import { SignedOffer } from '@/components/appraisals/offer/signature/signed-offer';
import { Card } from '@/components/ui/data/card';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import type { readAppraisal } from '@/lib/api/addresses/appraisals/appraisals';
import { LOSS_WORDS } from '@/lib/domain/appraisals/appraisal-state';
import { courseWords, handOverWords, savedOfferWords } from '@/lib/domain/appraisals/offer-words';
import { frozenOutcomeWords } from '@/lib/domain/appraisals/outcome-words';
import { roundingWords } from '@/lib/domain/appraisals/retail-side';
import { includedVatWords } from '@/lib/domain/appraisals/vat';
import type { Day } from '@/lib/domain/time/calendar';
import { formatPounds } from '@/lib/format';

export type Offer = EndpointAnswer<typeof readAppraisal>['offers'][number];

/** An offer as it was frozen. */
export function OfferView({ offer, today }: { offer: Offer; today: Day }) {
  const { frozen, pounds, madeAt, signature, customerReason } = offer;
  return (
    <Card title={madeAt ? `Offer of ${formatPounds(pounds)}` : `Requested offer of ${formatPounds(pounds)}`}>
      <div className="space-y-3 text-sm">
        <p>{[courseWords(offer, today), handOverWords(frozen.handOver)].filter(Boolean).join(' ')}</p>
        {customerReason && <p>{`Reason that the customer gave for declining: ${LOSS_WORDS[customerReason]}.`}</p>}
        <p className="text-soft">{savedOfferWords(frozen.editionWords)}</p>
        {frozen.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <SumLines lines={frozen.trade.lines} total={{ name: 'Trade value', pence: frozen.trade.totalPence }} />
        <SumLines
          lines={frozen.retail.lines}
          total={{
            name: 'Maximum to pay',
            pence: frozen.retail.mostPounds === null ? null : frozen.retail.mostPounds * 100,
          }}
        />
        {frozen.retail.mostPounds === 0 && <p>{roundingWords(frozen.retail.lines, frozen.retail.mostPounds)}</p>}
        {frozen.profitPence !== null && <p>{frozenOutcomeWords(frozen)}</p>}
        {frozen.vatPence > 0 && (
          <p>
            Offer of {formatPounds(pounds)}. {includedVatWords(frozen.vatPence)}
          </p>
        )}
        <p>{frozen.settlement.words}</p>
        {signature && <SignedOffer signature={signature} />}
      </div>
    </Card>
  );
}
