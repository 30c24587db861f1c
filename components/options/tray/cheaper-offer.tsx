import { memo } from 'react';
import { Button } from '@/components/ui/button';
import type { Configuration } from '@/lib/domain/rules/configuration';
import { configured } from '@/lib/domain/rules/kept-configurations';
import { formatList, formatPounds } from '@/lib/format';
import type { Desk } from '../desk';
import { nameIn } from '../names';
import { useSearch } from '../use-search';
import type { Work } from '../work';

export interface CheaperOfferProps {
  desk: Desk;
  settled: Work;
  /** Whether it is still the build at hand. */
  isPresent: boolean;
}

/** The same equipment for less: which packs and singles, and that nothing wished for is lost. */
export const CheaperOffer = memo(function CheaperOffer({ desk, settled, isPresent }: CheaperOfferProps) {
  const { book, build, now } = settled;
  const cheaper = useSearch(isPresent ? now : null, cheapening);
  if (cheaper === null) return null;
  const then = configured(book, { wishes: cheaper.wishes, picks: build.picks });
  const names = (codes: readonly number[]) => formatList(codes.map((code) => nameIn(book, code)));
  const gone = build.wishes.filter((code) => !cheaper.wishes.includes(code));
  const [still, out] = [
    gone.filter((code) => then.fitted.includes(code)),
    gone.filter((code) => !then.fitted.includes(code)),
  ];
  const added = cheaper.wishes.filter((code) => !build.wishes.includes(code));
  const isKnown = now.total.onApplication.length === cheaper.total.onApplication.length;
  return (
    <section
      aria-label="The same for less"
      className="rounded-md border border-success/35 bg-success-tint px-3 py-2 text-sm"
    >
      <p className="font-semibold text-success">
        The same equipment{isKnown ? ` for ${formatPounds(-cheaper.deltaPence / 100)} less` : ' at a known price'}
      </p>
      <p>
        {added.length > 0 && `Order ${names(added)}`}
        {out.length > 0 && `${added.length > 0 ? ' instead of ' : 'Leave out '}${names(out)}`}
        {added.length + out.length > 0 && '. '}
        {still.length > 0 && `${names(still)} ${still.length === 1 ? 'comes' : 'come'} with a pack then.`}
      </p>
      <Button onClick={() => desk.press({ do: 'repair', repair: cheaper })}>Take it</Button>
    </section>
  );
});

const cheapening = (now: Configuration) => now.cheapening();
