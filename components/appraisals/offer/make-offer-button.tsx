import { useStore } from 'zustand';
import type { SumsStore } from '@/components/appraisals/entry/use-sums';
import { LiveText } from '@/components/ui/data/live-text';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { offerDoubt } from '@/lib/domain/appraisals/bought/doubts';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { DoubtButton, type DoubtButtonProps } from './doubt-button';

interface MakeOfferButtonProps extends Pick<DoubtButtonProps, 'pending' | 'disabled' | 'onStep'> {
  sums: SumsStore;
  /** "Make the offer"; its amount follows. */
  step: string;
}

/** Makes the offer on the page; one far from the trade value is confirmed first. */
export function MakeOfferButton({ sums, step, ...button }: MakeOfferButtonProps) {
  const isDoubted = useStore(sums, (state) => offerDoubt(state) !== null);
  const textOf = ({ offer }: AppraisalSums) => (offer ? `${step} of ${moneyText(offer.offerPence)}` : step);
  return (
    <DoubtButton
      {...button}
      wide
      title="Is this offer right?"
      doubt={isDoubted ? <LiveText store={sums} textOf={(state) => offerDoubt(state) ?? ''} /> : null}
      action={<LiveText store={sums} textOf={textOf} />}
    />
  );
}
