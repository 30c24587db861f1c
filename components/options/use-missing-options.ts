import { COMPLETION, useRuleSearch } from './engine/use-rule-search';
import type { BuildState } from './build-state';
import type { ConfiguratorStore } from './configurator-store';
import { missingOptions, type MissingOptions } from '@/lib/domain/builds/missing-options';

/** What a build lacks before it can be ordered; its price once it is found. Null if nothing, and without a build. */
export function useMissingOptions(store: ConfiguratorStore, state: BuildState | null): MissingOptions | null {
  const isSearched = state !== null && state.now.openNeeds.length > 0;
  const found = useRuleSearch(store, isSearched ? state : null, COMPLETION);
  return state && missingOptions(state.now, found?.repairs[0] ?? null);
}
