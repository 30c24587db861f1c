import { memo } from 'react';
import { Button } from '@/components/ui/actions/button';
import { cachedConfiguration } from '@/lib/domain/options/cached-configurations';
import { formatList, formatPounds } from '@/lib/format';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { optionName } from '@/components/options/option-names';
import { useRuleSearch } from '@/components/options/engine/use-rule-search';
import type { BuildState } from '@/components/options/build-state';

export interface CheaperOfferProps {
  store: ConfiguratorStore;
  settled: BuildState;
  /** Whether it is still the current build. */
  isPresent: boolean;
}

/** The same equipment for less: which packs and single options, and that no selection is lost. */
export const CheaperOffer = memo(function CheaperOffer({ store, settled, isPresent }: CheaperOfferProps) {
  const { book, build, now } = settled;
  const [cheaper] = useRuleSearch(store, isPresent ? settled : null, CHEAPER_SET)?.repairs ?? [];
  if (cheaper === undefined) return null;
  const then = cachedConfiguration(book, { selections: cheaper.selections, picks: build.picks });
  const names = (codes: readonly number[]) => formatList(codes.map((code) => optionName(book, code)));
  const removed = build.selections.filter((code) => !cheaper.selections.includes(code));
  const [stillFitted, out] = [
    removed.filter((code) => then.fitted.includes(code)),
    removed.filter((code) => !then.fitted.includes(code)),
  ];
  const added = cheaper.selections.filter((code) => !build.selections.includes(code));
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
        {out.length > 0 && `${added.length > 0 ? ' instead of ' : 'Remove '}${names(out)}`}
        {added.length + out.length > 0 && '. '}
        {stillFitted.length > 0 && `${names(stillFitted)} ${stillFitted.length === 1 ? 'comes' : 'come'} with a pack.`}
      </p>
      {cheaper.saverNote !== null && <p>{cheaper.saverNote}</p>}
      <Button onClick={() => dispatch(store, { do: 'repair', repair: cheaper })}>Apply</Button>
    </section>
  );
});

const CHEAPER_SET = { find: 'cheaper set' } as const;
