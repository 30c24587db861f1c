import type { OptionList } from '@/lib/domain/options/option-list';
import type { VehicleBuild, BuildStep } from '@/lib/domain/options/build';
import type { OpenNeed, ConflictReason } from '@/lib/domain/options/configuration';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { ReasonCache } from './reason-cache';
import { beginBuild, applyAction, type BuildAction, type BuildState } from './build-state';

/** What a dialog is open about: why an option cannot be had and the ways to have it, or the ways to meet a need. */
export type BuildDialog = { readonly help: number } | { readonly meet: OpenNeed };

/** A wish one option's row can make. */
export type RowAction = Extract<BuildAction, { readonly option: number }>;

/**
 * A build under way and all who show a part of it. Who shows one option is told of that option alone, the others of
 * every change; each looks for itself whether its part is another now, so a press draws what it changes, nothing else.
 */
export class ConfiguratorStore {
  readonly list: OptionList;
  /** By the option they show; under null those who are told of everything. */
  readonly #listeners = new Map<number | null, Set<() => void>>();
  #subscriberCount = 0;
  readonly #reasons: ReasonCache;
  #state: BuildState;
  #dialog: BuildDialog | null = null;
  #precomputed: { readonly action: RowAction; readonly base: BuildState; readonly state: BuildState } | null = null;

  /** `past`: as for `begin`. `later` runs what no press should wait for. */
  constructor(
    list: OptionList,
    initialBuild: VehicleBuild,
    past: readonly BuildStep[] | null = null,
    later = afterPaint,
  ) {
    this.list = list;
    this.#state = beginBuild(list, initialBuild, past);
    this.#reasons = new ReasonCache(later, this.#notify);
  }

  get state(): BuildState {
    return this.#state;
  }

  get dialog(): BuildDialog | null {
    return this.#dialog;
  }

  /** Why an option cannot be had, once that is found out: always a reason that holds for the present build. */
  reasonFor(option: number): ConflictReason | null {
    return this.#reasons.reasonFor(option);
  }

  readonly dispatch = (action: BuildAction): void => {
    this.#dialog = null;
    this.#state = this.#precomputedFor(action) ?? applyAction(this.#state, action);
    this.#precomputed = null;
    const forgotten = this.#reasons.update(this.#state);
    this.#notify([...this.#state.changedCodes, ...forgotten]);
  };

  /** A finger is down on an option: what its press will do is found out before it is lifted. */
  readonly precompute = (action: RowAction): void => {
    if (this.#precomputedFor(action) === null)
      this.#precomputed = { action, base: this.#state, state: applyAction(this.#state, action) };
  };

  readonly openDialog = (dialog: BuildDialog | null): void => {
    this.#dialog = dialog;
    this.#notify();
  };

  /** Says of every change, or only of those of one option and of its reason; the returned function ends it. */
  readonly subscribe = (listener: () => void, option: number | null = null): (() => void) => {
    const listeners = this.#listeners.get(option) ?? new Set();
    this.#listeners.set(option, listeners.add(listener));
    this.#subscriberCount += 1;
    if (this.#subscriberCount === 1) this.#reasons.update(this.#state);
    return () => {
      if (!listeners.delete(listener)) return;
      this.#subscriberCount -= 1;
      if (this.#subscriberCount === 0) this.#reasons.stop();
    };
  };

  #precomputedFor(action: BuildAction): BuildState | null {
    const seen = this.#precomputed;
    if (seen?.base !== this.#state || !('option' in action)) return null;
    return seen.action.do === action.do && seen.action.option === action.option ? seen.state : null;
  }

  readonly #notify = (options: Iterable<number> = []): void => {
    for (const option of [null, ...new Set(options)])
      for (const listener of this.#listeners.get(option) ?? []) listener();
  };
}
