import type { OptionList } from '@/lib/domain/option-list';
import type { Build, Step } from '@/lib/domain/rules/build';
import type { OpenNeed, Reason } from '@/lib/domain/rules/configuration';
import { afterPaint } from '@/components/ui/after-paint';
import { Reasons } from './reasons';
import { begin, press, type Wish, type Work } from './work';

/** What a dialog is open about: why an option cannot be had and the ways to have it, or the ways to meet a need. */
export type Asked = { readonly help: number } | { readonly meet: OpenNeed };

/** A wish one option's row can make. */
export type RowWish = Extract<Wish, { readonly option: number }>;

/**
 * A build under way and all who show a part of it. Who shows one option is told of that option alone, the others of
 * every change; each looks for itself whether its part is another now, so a press draws what it changes, nothing else.
 */
export class Desk {
  readonly list: OptionList;
  /** By the option they show; under null those who are told of everything. */
  readonly #listeners = new Map<number | null, Set<() => void>>();
  #listening = 0;
  readonly #reasons: Reasons;
  #work: Work;
  #asked: Asked | null = null;
  #foreseen: { readonly wish: RowWish; readonly of: Work; readonly work: Work } | null = null;

  /** `past`: as for `begin`. `later` runs what no press should wait for. */
  constructor(list: OptionList, begun: Build, past: readonly Step[] | null = null, later = afterPaint) {
    this.list = list;
    this.#work = begin(list, begun, past);
    this.#reasons = new Reasons(later, this.#tell);
  }

  get work(): Work {
    return this.#work;
  }

  get asked(): Asked | null {
    return this.#asked;
  }

  /** Why an option cannot be had, once that is found out: always a reason that holds for the present build. */
  reasonFor(option: number): Reason | null {
    return this.#reasons.of(option);
  }

  readonly press = (wish: Wish): void => {
    this.#asked = null;
    this.#work = this.#foreseenFor(wish) ?? press(this.#work, wish);
    this.#foreseen = null;
    const forgotten = this.#reasons.follow(this.#work);
    this.#tell([...this.#work.turned, ...forgotten]);
  };

  /** A finger is down on an option: what its press will do is found out before it is lifted. */
  readonly foresee = (wish: RowWish): void => {
    if (this.#foreseenFor(wish) === null) this.#foreseen = { wish, of: this.#work, work: press(this.#work, wish) };
  };

  readonly ask = (asked: Asked | null): void => {
    this.#asked = asked;
    this.#tell();
  };

  /** Says of every change, or only of those of one option and of its reason; the returned function ends it. */
  readonly subscribe = (listener: () => void, option: number | null = null): (() => void) => {
    const listeners = this.#listeners.get(option) ?? new Set();
    this.#listeners.set(option, listeners.add(listener));
    this.#listening += 1;
    if (this.#listening === 1) this.#reasons.follow(this.#work);
    return () => {
      if (!listeners.delete(listener)) return;
      this.#listening -= 1;
      if (this.#listening === 0) this.#reasons.stop();
    };
  };

  #foreseenFor(wish: Wish): Work | null {
    const seen = this.#foreseen;
    if (seen?.of !== this.#work || !('option' in wish)) return null;
    return seen.wish.do === wish.do && seen.wish.option === wish.option ? seen.work : null;
  }

  readonly #tell = (options: Iterable<number> = []): void => {
    for (const whose of [null, ...new Set(options)])
      for (const listener of this.#listeners.get(whose) ?? []) listener();
  };
}
