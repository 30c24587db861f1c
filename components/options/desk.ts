import type { OptionList } from '@/lib/domain/option-list';
import type { Build } from '@/lib/domain/rules/build';
import type { OpenNeed, Reason } from '@/lib/domain/rules/configuration';
import { afterPaint } from './after-paint';
import { Reasons } from './reasons';
import { begin, press, type Wish, type Work } from './work';

/** What a dialog is open about: why an option cannot be had and the ways to have it, or the ways to meet a need. */
export type Asked = { readonly help: number } | { readonly meet: OpenNeed };

/**
 * A build under way and all who show a part of it. Whoever listens looks for itself whether its part is another now, so
 * a press draws the rows it changes and nothing else.
 */
export class Desk {
  readonly list: OptionList;
  readonly #listeners = new Set<() => void>();
  readonly #reasons: Reasons;
  #work: Work;
  #asked: Asked | null = null;

  /** `later` runs what no press should wait for. */
  constructor(list: OptionList, begun: Build, later = afterPaint) {
    this.list = list;
    this.#work = begin(list, begun);
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
    this.#work = press(this.#work, wish);
    this.#reasons.follow(this.#work);
    this.#tell();
  };

  readonly ask = (asked: Asked | null): void => {
    this.#asked = asked;
    this.#tell();
  };

  /** Says of every change; the returned function ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#reasons.follow(this.#work);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#reasons.stop();
    };
  };

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
