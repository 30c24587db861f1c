import { memo, useEffect, useState } from 'react';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { LiveText } from '@/components/ui/data/live-text';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { SIDES, sideAloneText, sideVatText } from './sides';
import type { SumsStore } from './use-sums';

const BOTH = ['trade', 'retail'] as const;
const AT_REST_MS = 1_000;

/** The results of the column below, with a link to the offer: an appraisal is longer than a screen. */
export const DraftMoney = memo(function DraftMoney({ sums }: { sums: SumsStore }) {
  return (
    <div className="print:hidden">
      <KeyFigures>
        {BOTH.map((side) => (
          <KeyFigure
            key={side}
            compact
            label={SIDES[side].name}
            value={
              <span className="whitespace-nowrap tabular-nums">
                <LiveText store={sums} textOf={(state) => sideAloneText(state, side)} />
              </span>
            }
            gap={<LiveText store={sums} textOf={(state) => sideVatText(state, side)} />}
          />
        ))}
      </KeyFigures>
      <p className="mt-2">
        <a href="#offer" className="link">
          To the offer
        </a>
      </p>
      <p role="status" className="sr-only">
        <SpokenMoney sums={sums} />
      </p>
    </div>
  );
});

/** For screen readers: what the typing changed, once it pauses. */
function SpokenMoney({ sums }: { sums: SumsStore }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let known = moneyWords(sums.getState());
    const speak = () => {
      const words = moneyWords(sums.getState());
      if (words !== known) setText(words);
      known = words;
    };
    const end = sums.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(speak, AT_REST_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [sums]);
  return text;
}

const moneyWords = (sums: AppraisalSums): string =>
  BOTH.map((side) => `${SIDES[side].name} ${sideAloneText(sums, side)}`).join(', ');
