import { useEffect, useState } from 'react';
import type { BuildState } from '@/components/options/build-state';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import type { OptionConfiguration } from '@/lib/domain/options/configuration';
import type { RuleSearch, RuleSearchResult } from '@/lib/domain/options/rule-search';

interface FinishedSearch {
  readonly now: OptionConfiguration;
  readonly search: RuleSearch;
  readonly result: RuleSearchResult;
}

/** The cheapest options that complete a build. */
export const COMPLETION: RuleSearch = { find: 'completion' };

/**
 * What a search of the rule engine finds for a build: null until then, and null without a build. It is cancelled when
 * the build changes. `search` must be the same object in every render.
 */
export function useRuleSearch(
  store: ConfiguratorStore,
  state: Pick<BuildState, 'build' | 'now'> | null,
  search: RuleSearch,
): RuleSearchResult | null {
  const [finished, setFinished] = useState<FinishedSearch | null>(null);
  const { build = null, now = null } = state ?? {};
  useEffect(() => {
    if (build === null || now === null) return;
    const abort = new AbortController();
    void store
      .getState()
      .engine.run(build, search, abort.signal)
      .then((result) => {
        if (result !== null) setFinished({ now, search, result });
      });
    return () => abort.abort();
  }, [store, build, now, search]);
  return finished?.now === now && finished?.search === search ? finished.result : null;
}
