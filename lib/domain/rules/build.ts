import { formatPlural, formatPounds } from '@/lib/format';
import type { Configuration, Repair } from './configuration';
import { withPick, type Pick } from './free-items';
import { configured } from './kept-configurations';
import { readWishes } from './present';
import type { RuleBook } from './rule-book';
import { listed } from './sentences';
import { reasonerOf } from './statuses';

/** A build is a value: what is ordered of which vehicle on which date. Nothing else about it is kept. */
export interface Build {
  readonly identifier: number;
  /** `YYYY-MM-DD`, the date the options and prices are of. */
  readonly date: string;
  readonly wishes: readonly number[];
  readonly picks: readonly Pick[];
}

/** One change, with everything it did: nothing leaves a build unsaid. Options by code. */
export interface Step {
  readonly before: Build;
  readonly build: Build;
  /** False when the change was refused; `build` is then `before`. */
  readonly isTaken: boolean;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Standard options that are no longer fitted, and those that are again. */
  readonly displaced: readonly number[];
  readonly returned: readonly number[];
  /** One sentence or a few for a live region. */
  readonly sentence: string;
}

/** More than these are not named one by one in a sentence. */
const MOST_NAMED = 6;

/** Adds a wish. One that replaces another takes its place, and the step says so. What is blocked is refused, with why. */
export function choose(book: RuleBook, build: Build, option: number): Step {
  const now = configured(book, build);
  const state = now.state(option);
  const name = nameFor(book, option);
  if (state === null) return refused(build, `Option ${option} is not offered for this vehicle.`);
  if (state.status === 'chosen') return refused(build, `${name} is chosen already.`);
  if (state.status === 'blocked' || state.status === 'dead') {
    return refused(build, now.reasonFor(option)?.sentence ?? `${name} cannot be had.`);
  }
  if (book.options[book.indexOf.get(option) ?? -1]?.isPackOnly) {
    return refused(build, `${name} comes only inside a pack: choose the pack.`);
  }
  const { replaces } = state;
  const wishes =
    replaces === null ? [...build.wishes, option] : build.wishes.map((each) => (each === replaces ? option : each));
  // A default nobody asked for demands nothing; asked for, it may demand what these wishes rule out.
  const clash = configured(book, { wishes, picks: build.picks }).clash();
  if (clash !== null) return refused(build, clash.sentence);
  return step(book, now, build, { ...build, wishes });
}

/** Takes a wish back. */
export function drop(book: RuleBook, build: Build, option: number): Step {
  if (!build.wishes.includes(option)) return refused(build, `${nameFor(book, option)} is not among the wishes.`);
  return step(book, configured(book, build), build, {
    ...build,
    wishes: build.wishes.filter((each) => each !== option),
  });
}

/** The wishes that stay when a pair comes: not those `among` its kinds, nor any of which one at most goes with either. */
export function besidePair(book: RuleBook, build: Build, pair: readonly number[], among: readonly number[]): number[] {
  const places = new Set(among);
  for (const { type, secondaries } of pair.flatMap((each) => book.bars[book.indexOf.get(each) ?? -1] ?? []))
    if (type === 'OO') for (const each of secondaries) places.add(book.options[each]?.code ?? 0);
  return build.wishes.filter((each) => !places.has(each));
}

/** Whether a pair can come in the place of what is wished for of its kinds. */
export function mayPair(book: RuleBook, build: Build, pair: readonly number[], among: readonly number[]): boolean {
  const indices = (codes: readonly number[]) => readWishes(book, codes).wishes;
  return reasonerOf(book).canHave(indices(besidePair(book, build, pair, among)), indices(pair));
}

/**
 * Chooses two options that go together, a colour and its trim, in the place of whatever is wished for `among` their
 * kinds. One that is standard then anyway does not become a wish.
 */
export function choosePair(book: RuleBook, build: Build, pair: readonly number[], among: readonly number[]): Step {
  const kept = besidePair(book, build, pair, among);
  const withThese = (added: readonly number[]) => configured(book, { wishes: [...kept, ...added], picks: build.picks });
  const needed = pair.filter(
    (each) => withThese(pair.filter((other) => other !== each)).state(each)?.status !== 'standard',
  );
  const then = withThese(needed);
  const clash = then.clash();
  if (clash !== null) return refused(build, clash.sentence);
  const missing = pair.find((each) => !then.fitted.includes(each));
  if (missing !== undefined)
    return refused(build, `${nameFor(book, missing)} comes only inside a pack: choose the pack.`);
  const wishes = [...kept, ...needed];
  if (wishes.length === build.wishes.length && wishes.every((each) => build.wishes.includes(each)))
    return refused(build, `${pair.map((each) => nameFor(book, each)).join(' with ')} is chosen already.`);
  return step(book, configured(book, build), build, { ...build, wishes });
}

/** Takes several wishes back at once: those a list does not offer. */
export function forget(book: RuleBook, build: Build, options: readonly number[]): Step {
  const wishes = build.wishes.filter((each) => !options.includes(each));
  return step(book, configured(book, build), build, { ...build, wishes });
}

/** Takes back what is wished for of a group, and says of what is fitted all the same which pack it comes with. */
export function dropAll(book: RuleBook, build: Build, options: readonly number[]): Step {
  const wished = build.wishes.filter((each) => options.includes(each));
  const step = forget(book, build, wished);
  const { fitted } = configured(book, step.build);
  // Of a wish taken back the step itself says so.
  const left = options.filter((each) => fitted.includes(each) && !step.removed.includes(each));
  const why = left.map((each) => {
    const names = packsWith(book, fitted, each);
    return names === ''
      ? `${nameFor(book, each)} is standard.`
      : `${nameFor(book, each)} comes with ${names}: it goes when that does.`;
  });
  if (wished.length === 0) return refused(build, why.length > 0 ? why.join(' ') : 'None of these is chosen.');
  return { ...step, sentence: [step.sentence, ...why].join(' ') };
}

/** Makes one option the free item of an IO, instead of any other. */
export function pick(book: RuleBook, build: Build, wanted: Pick): Step {
  const after = { ...build, picks: withPick(build.picks, wanted) };
  const taken = configured(book, after).freeChoices.some(
    ({ rule, primary, free }) => rule === wanted.rule && primary === wanted.primary && free === wanted.option,
  );
  const name = nameFor(book, wanted.option);
  if (!taken) return refused(build, `${name} cannot be the free item here.`);
  return step(book, configured(book, build), build, after, `${name} is now the free item.`);
}

/** Takes an offered repair as it stands. */
export function takeRepair(book: RuleBook, build: Build, repair: Repair): Step {
  return step(book, configured(book, build), build, { ...build, wishes: repair.wishes });
}

/** The build before a step, exactly. */
export const undo = ({ before }: Step): Build => before;

const nameFor = (book: RuleBook, option: number): string =>
  book.options[book.indexOf.get(option) ?? -1]?.name ?? `Option ${option}`;

/** The fitted packs that bring an option, by name. */
const packsWith = (book: RuleBook, fitted: readonly number[], option: number): string => {
  const packs = book.packsOf[book.indexOf.get(option) ?? -1]?.flatMap((pack) => book.options[pack]?.code ?? []) ?? [];
  return listed(packs.filter((pack) => fitted.includes(pack)).map((pack) => nameFor(book, pack)));
};

function refused(build: Build, sentence: string): Step {
  return { before: build, build, isTaken: false, added: [], removed: [], displaced: [], returned: [], sentence };
}

function step(book: RuleBook, now: Configuration, before: Build, asked: Build, said = ''): Step {
  const then = configured(book, asked);
  const goes = (each: number) => now.fitted.includes(each) && !then.fitted.includes(each);
  // A pick of what goes does not wait for it to come back.
  const picks = asked.picks.filter((pick) => !goes(pick.option) && !goes(pick.primary));
  const build = { ...asked, picks };
  const added = build.wishes.filter((each) => !before.wishes.includes(each));
  const removed = before.wishes.filter((each) => !build.wishes.includes(each));
  const standardIn = ({ lines }: Configuration) =>
    lines.flatMap(({ kind, option }) => (kind === 'standard' ? [option] : []));
  const [was, is] = [standardIn(now), standardIn(then)];
  const displaced = was.filter((each) => !then.fitted.includes(each));
  // Whoever drops a pack knows what goes with it; whoever chooses something else does not.
  const alsoGone =
    added.length > 0
      ? now.fitted.filter((each) => goes(each) && !removed.includes(each) && !displaced.includes(each))
      : [];
  const stays = removed.filter((each) => then.fitted.includes(each));
  const taken = removed.filter((each) => !stays.includes(each));
  const returned = is.filter((each) => !now.fitted.includes(each));
  const names = (options: readonly number[]) => listed(options.map((each) => nameFor(book, each)));
  const shortNames = (options: readonly number[]) =>
    options.length <= MOST_NAMED
      ? names(options)
      : `${options
          .slice(0, MOST_NAMED - 1)
          .map((each) => nameFor(book, each))
          .join(', ')} and ${formatPlural(options.length - MOST_NAMED + 1, 'other option')}`;
  const opened = then.openNeeds.filter(({ sentence }) => !now.openNeeds.some((need) => need.sentence === sentence));
  const price = `${formatPounds(then.total.pence / 100)}${then.total.onApplication.length > 0 ? ' + POA' : ''}`;
  const parts = [
    said,
    ...(added.length > 0 ? [`${names(added)} added.`] : []),
    ...(taken.length > 0 ? [`${names(taken)} removed.`] : []),
    ...stays.map((each) => {
      const packs = packsWith(book, then.fitted, each);
      return `${nameFor(book, each)} is no longer a wish: it stays ${packs === '' ? 'as standard' : `with ${packs}`}.`;
    }),
    ...(displaced.length + alsoGone.length > 0 ? [`${shortNames([...displaced, ...alsoGone])} no longer fitted.`] : []),
    ...(returned.length > 0 ? [`${names(returned)} standard again.`] : []),
    ...opened.map(({ sentence }) => sentence),
    `Options ${price}.`,
  ];
  const sentence = parts.filter((part) => part !== '').join(' ');
  return { before, build, isTaken: true, added, removed, displaced, returned, sentence };
}
