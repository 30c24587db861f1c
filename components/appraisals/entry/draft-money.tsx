import { memo } from 'react';
import { LiveText } from '@/components/ui/data/live-text';
import { SIDES, sideText } from './sides';
import type { SumsStore } from './use-sums';

/** What the column below comes to, and the way to the offer: an appraisal is longer than a screen. */
export const DraftMoney = memo(function DraftMoney({ sums }: { sums: SumsStore }) {
  return (
    <p className="isolate flex flex-wrap items-baseline gap-x-5 gap-y-1 font-semibold print:hidden">
      {(['trade', 'retail'] as const).map((side) => (
        <span key={side} className="whitespace-nowrap">
          {SIDES[side].name} <LiveText store={sums} textOf={(state) => sideText(state, side)} />{' '}
        </span>
      ))}
      <a href="#offer" className="link font-normal">
        To the offer
      </a>
    </p>
  );
});
