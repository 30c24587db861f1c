import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OptionList } from '@/lib/domain/options/option-list';
import type { VehicleBuild } from '@/lib/domain/options/build';
import { isUnavailable, type OpenNeed, type ConflictReason } from '@/lib/domain/options/configuration';
import {
  beginBuild,
  applyAction,
  withAvailability,
  type BuildAction,
  type BuildOfOtherDay,
  type BuildState,
} from './build-state';
import type { OptionAvailability } from '@/lib/domain/options/status/reasoner';
import { RuleEngine, type StartWorker } from './engine/rule-engine';

/** The open dialog: why an option is unavailable with its repairs, or the choices that meet a need. */
export type BuildDialog = { readonly help: number } | { readonly meet: OpenNeed };

/** By option code. */
export type KnownReasons = ReadonlyMap<number, ConflictReason>;

export interface ConfiguratorState {
  /** The current build. Its statuses are exact as soon as an action is applied. */
  readonly current: BuildState;
  readonly dialog: BuildDialog | null;
  /** Why options are unavailable, as far as found. Each reason holds for the current build. */
  readonly reasons: KnownReasons;
  /** Runs searches that take longer than an action may. */
  readonly engine: RuleEngine;
}

export type ConfiguratorStore = StoreApi<ConfiguratorState>;

/** @param other as for `beginBuild` */
export function createConfiguratorStore(
  list: OptionList,
  initialBuild: VehicleBuild,
  other: BuildOfOtherDay | null = null,
  startWorker?: StartWorker,
): ConfiguratorStore {
  const current = beginBuild(list, initialBuild, other);
  return createStore<ConfiguratorState>(() => ({
    current,
    dialog: null,
    reasons: new Map(),
    engine: new RuleEngine(list.bundle, current.book, startWorker),
  }));
}

/** Applies an action and closes the dialog. Reasons that no longer hold go with it. */
export function dispatch(store: ConfiguratorStore, action: BuildAction): void {
  store.setState(({ current, reasons }) => {
    const next = applyAction(current, action);
    return { current: next, dialog: null, reasons: reasonsThatHold(reasons, next) };
  });
}

/**
 * Computes an action's configuration while the pointer is still down, so that the click finds it cached.
 */
export function prepareAction(store: ConfiguratorStore, action: BuildAction): void {
  applyAction(store.getState().current, action);
}

export function openDialog(store: ConfiguratorStore, dialog: BuildDialog | null): void {
  store.setState({ dialog });
}

/** Adopts the statuses that a search decided, if the build has not changed. */
export function adoptAvailability(
  store: ConfiguratorStore,
  build: VehicleBuild,
  availability: OptionAvailability,
): void {
  const { current } = store.getState();
  if (current.build === build) store.setState({ current: withAvailability(current, availability) });
}

/** Adds reasons that a search found for the current build. */
export function addReasons(store: ConfiguratorStore, found: KnownReasons): void {
  store.setState(({ reasons }) => ({ reasons: new Map([...reasons, ...found]) }));
}

/** A reason holds as long as its option is unavailable and all the selections it names remain. */
function reasonsThatHold(reasons: KnownReasons, { now, build }: BuildState): KnownReasons {
  const selected = new Set(build.selections);
  const holding = [...reasons].filter(([option, reason]) => {
    const state = now.state(option);
    return state !== null && isUnavailable(state.status) && reason.selections.every((code) => selected.has(code));
  });
  return holding.length === reasons.size ? reasons : new Map(holding);
}
