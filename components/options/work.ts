import { buildPrice, type BuildPrice } from '@/lib/domain/build-price';
import type { OptionList } from '@/lib/domain/option-list';
import {
  besidePair,
  choose,
  choosePair,
  drop,
  dropAll,
  forget,
  pick,
  takeRepair,
  undo,
  type Build,
  type Step,
} from '@/lib/domain/rules/build';
import type { Configuration, Repair } from '@/lib/domain/rules/configuration';
import type { Pick } from '@/lib/domain/rules/free-items';
import { configured } from '@/lib/domain/rules/kept-configurations';
import { readRuleBook } from '@/lib/domain/rules/read-rule-book';
import type { RuleBook } from '@/lib/domain/rules/rule-book';
import { formatDate } from '@/lib/format';
import { facesOf, type Faces } from './faces';
import { totalWords } from './price-text';

/** A build under way: what is ordered, what follows from it, and every step that led here. */
export interface Work {
  readonly list: OptionList;
  readonly book: RuleBook;
  readonly build: Build;
  readonly now: Configuration;
  readonly faces: Faces;
  /** Options whose face the last press changed. */
  readonly turned: readonly number[];
  readonly price: BuildPrice;
  readonly past: readonly Step[];
  /** What the last press did, or why it did nothing. */
  readonly said: Said | null;
}

export interface Said {
  readonly sentence: string;
  /** The option that was refused, for the way to have it. */
  readonly refused: number | null;
  readonly hasUndo: boolean;
}

export type Wish =
  | { readonly do: 'choose' | 'drop' | 'toggle' | 'swap in'; readonly option: number }
  | { readonly do: 'drop all of'; readonly options: readonly number[] }
  | { readonly do: 'forget'; readonly options: readonly number[] }
  /** Two that go together, in the place of whatever else is chosen among these. */
  | { readonly do: 'pair'; readonly pair: readonly [number, number]; readonly among: readonly number[] }
  | { readonly do: 'pick'; readonly pick: Pick }
  | { readonly do: 'repair'; readonly repair: Repair }
  | { readonly do: 'undo' };

/** @param past the steps taken on another day's list: they can be taken back here too. `null`: it is opened anew */
export function begin(list: OptionList, build: Build, past: readonly Step[] | null = null): Work {
  const book = readRuleBook(list.bundle);
  const now = configured(book, build);
  const price = buildPrice(list, now);
  const sentence = `Options and prices of ${formatDate(build.date)}: options ${totalWords(now.total)}.`;
  const said = past && { sentence, refused: null, hasUndo: past.length > 0 };
  return { list, book, build, now, price, faces: facesOf(book, now, null), turned: [], past: past ?? [], said };
}

/** One press. Pure: the same press on the same work does the same. */
export function press(work: Work, wish: Wish): Work {
  if (wish.do === 'undo') return takeBack(work);
  const step = stepFor(work, wish);
  if (!step.isTaken) {
    const refused = 'option' in wish ? wish.option : wish.do === 'pair' ? shutOf(work, wish) : null;
    return { ...work, turned: [], said: { sentence: step.sentence, refused, hasUndo: false } };
  }
  return {
    ...arrive(work, step.build),
    past: [...work.past, step],
    said: { sentence: step.sentence, refused: null, hasUndo: true },
  };
}

function stepFor({ book, build, now }: Work, wish: Exclude<Wish, { do: 'undo' }>): Step {
  if (wish.do === 'pick') return pick(book, build, wish.pick);
  if (wish.do === 'repair') return takeRepair(book, build, wish.repair);
  if (wish.do === 'choose') return choose(book, build, wish.option);
  if (wish.do === 'pair') return choosePair(book, build, wish.pair, wish.among);
  if (wish.do === 'forget') return forget(book, build, wish.options);
  if (wish.do === 'drop') return drop(book, build, wish.option);
  if (wish.do === 'toggle')
    return build.wishes.includes(wish.option) ? drop(book, build, wish.option) : choose(book, build, wish.option);
  if (wish.do === 'drop all of') return dropAll(book, build, wish.options);
  // What is standard comes back by itself once the wish that displaced it goes: it need not become a wish.
  const { replaces } = now.state(wish.option) ?? { replaces: null };
  if (replaces !== null) {
    const dropped = drop(book, build, replaces);
    if (configured(book, dropped.build).state(wish.option)?.status === 'standard') return dropped;
  }
  return choose(book, build, wish.option);
}

/** Of a pair that was refused, which of the two cannot be had: beside the wishes that would stay, or at least now. */
function shutOf({ book, build, now }: Work, { pair, among }: Extract<Wish, { do: 'pair' }>): number | null {
  const beside = configured(book, { ...build, wishes: besidePair(book, build, pair, among) });
  const isShut = (by: Configuration, option: number) =>
    ['blocked', 'dead'].includes(by.state(option)?.status ?? 'dead');
  return pair.find((each) => isShut(beside, each)) ?? pair.find((each) => isShut(now, each)) ?? null;
}

function takeBack(work: Work): Work {
  const step = work.past.at(-1);
  if (step === undefined) return work;
  // The day is chosen by itself: no step back changes it.
  const then = arrive(work, { ...undo(step), date: work.build.date });
  const sentence = `Undone: ${step.sentence.replace(/ Options £.*$/, '')} Options ${totalWords(then.now.total)}.`;
  return { ...then, past: work.past.slice(0, -1), said: { sentence, refused: null, hasUndo: false } };
}

function arrive(work: Work, build: Build): Work {
  const now = configured(work.book, build);
  const price = buildPrice(work.list, now);
  const faces = facesOf(work.book, now, work.faces);
  const turned = [...faces.values()].flatMap((face) => (work.faces.get(face.code) === face ? [] : face.code));
  return { ...work, build, now, price, faces, turned };
}
