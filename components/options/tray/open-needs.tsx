import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/data/icon';
import { missingCountWords, requiredCount } from '@/lib/domain/builds/missing-options';
import { changeInWords } from '@/lib/domain/options/current-build';
import { dispatch, openDialog, type ConfiguratorStore } from '@/components/options/configurator-store';
import { optionName } from '@/components/options/option-names';
import { COMPLETION, useRuleSearch } from '@/components/options/engine/use-rule-search';
import { SearchEnd } from '@/components/options/repairs/search-end';
import type { BuildState } from '@/components/options/build-state';
import { LowestCo2Offer } from './lowest-co2';

export interface OpenNeedsProps {
  store: ConfiguratorStore;
  state: BuildState;
  settled: BuildState;
}

/** The open needs, each a button to its choices, and the cheapest completion of all of them. */
export function OpenNeeds({ store, state, settled }: OpenNeedsProps) {
  const { now, book } = state;
  // Only for the build shown: another build's price would be wrong.
  const isSearched = settled.now === now && now.openNeeds.length > 0;
  const found = useRuleSearch(store, isSearched ? settled : null, COMPLETION);
  const [completion] = found?.repairs ?? [];
  if (now.openNeeds.length === 0) return null;
  return (
    <section
      aria-label="Required options"
      data-focus="button"
      className="rounded-md border border-warning/35 bg-warning-tint px-3 py-2"
    >
      <h3 className="text-sm font-semibold text-warning">{missingCountWords(requiredCount(now.openNeeds))}</h3>
      <ul className="mt-1 space-y-1">
        {now.openNeeds.map((need) => (
          <li key={need.sentence}>
            <button
              type="button"
              onClick={() => openDialog(store, { meet: need })}
              className="flex min-h-(--control) w-full items-center gap-1.5 rounded-sm text-left text-sm underline decoration-dotted underline-offset-2"
            >
              <Icon name="warning" className="size-3.5 text-warning" />
              <span>{need.sentence.replace(/ \(rule [^)]*\)/, '')}</span>
            </button>
          </li>
        ))}
      </ul>
      {/* Always as high as its button, so that nothing moves when it arrives. */}
      <div className="min-h-(--control)">
        {completion && (
          <Button wide onClick={() => dispatch(store, { do: 'repair', repair: completion })}>
            {completion.adds.length > 1 ? 'Add them' : 'Add it'}:{' '}
            {completion.adds.map((code) => optionName(book, code)).join(', ')}{' '}
            <span className="whitespace-nowrap">{changeInWords(now.total, completion.total)}</span>
          </Button>
        )}
        {completion?.saverNote != null && <p className="mt-1 text-xs text-soft">{completion.saverNote}</p>}
        {completion?.isProvenCheapest === false && (
          <p className="mt-1 text-xs text-soft">There may be a cheaper way.</p>
        )}
        {found !== null && completion === undefined && <SearchEnd found={found} what="complete the build" />}
      </div>
      {now.isPossible && <LowestCo2Offer store={store} state={state} />}
    </section>
  );
}
