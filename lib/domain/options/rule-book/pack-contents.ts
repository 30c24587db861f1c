import type { BundlePackRow } from './bundle';
import { cyclesOf } from './cycles';
import type { Finding } from './finding';
import type { CompiledRule } from './rule-book';

export interface PackContents {
  readonly contents: number[][];
  readonly brings: number[][];
  readonly packsOf: number[][];
  readonly includedBy: number[][];
  readonly isPackOnly: boolean[];
  readonly packTexts: string[][];
}

/** What each pack holds: the secondaries of its IN rules, and the options its rows name in words. */
export function readPackContents(
  names: readonly string[],
  rules: readonly CompiledRule[],
  rows: readonly BundlePackRow[],
  known: ReadonlyMap<number, number>,
  report: (finding: Finding) => void,
): PackContents {
  const contents = names.map(() => new Set<number>());
  const packTexts = names.map((): string[] => []);
  const standsInIncluded = new Set<number>();
  for (const { type, primary, secondaries } of rules) {
    if (type !== 'IN') continue;
    standsInIncluded.add(primary);
    for (const item of secondaries) {
      contents[primary]?.add(item);
      standsInIncluded.add(item);
    }
  }
  const included = contents.map((held) => new Set(held));
  const byName = indicesByName(names);
  const onlyInRows = new Set<number>();
  for (const { packCode, description } of rows) {
    const pack = known.get(packCode);
    const word = wordOf(description ?? '');
    if (pack === undefined) {
      report({
        kind: 'unknown pack',
        rules: [],
        options: [packCode],
        sentence: `"${(description ?? '').trim()}" is listed in pack ${packCode}, which is not among the options.`,
      });
      continue;
    }
    const namesakes = word === '' ? [] : (byName.get(word) ?? []);
    // When several options have this name, the rule of the pack may decide which one is meant.
    const ruled = namesakes.filter((namesake) => included[pack]?.has(namesake));
    const [match, ...more] = ruled.length === 1 ? ruled : namesakes;
    if (more.length > 0) {
      report({
        kind: 'ambiguous pack item',
        rules: [],
        options: [packCode],
        sentence: `Several options are called "${(description ?? '').trim()}": which of them is in pack ${packCode} is open.`,
      });
    }
    if (match === undefined || more.length > 0) {
      const text = (description ?? '').trim();
      if (word !== '' && !packTexts[pack]?.includes(text)) packTexts[pack]?.push(text);
    } else if (match !== pack) {
      contents[pack]?.add(match);
      if (!standsInIncluded.has(match)) onlyInRows.add(match);
    }
  }
  const direct = contents.map((held) => [...held].sort((a, b) => a - b));
  const brings = bringsOf(direct, report);
  const circleOf = new Int32Array(names.length).fill(-1);
  for (const [circle, members] of cyclesOf(direct).entries()) for (const member of members) circleOf[member] = circle;
  const isInside = (pack: number, item: number) => circleOf[pack] !== -1 && circleOf[pack] === circleOf[item];
  const packsOf = invert(brings.map((held) => held.slice(1)));
  return {
    contents: direct,
    brings,
    packsOf,
    // A circle of packs must not make its members free: within it no pack includes another.
    includedBy: invert(direct.map((held, pack) => held.filter((item) => !isInside(pack, item)))),
    isPackOnly: names.map((_, index) => onlyInRows.has(index)),
    packTexts,
  };
}

function indicesByName(names: readonly string[]): ReadonlyMap<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    const namesakes = byName.get(wordOf(name));
    if (namesakes) namesakes.push(index);
    else byName.set(wordOf(name), [index]);
  }
  return byName;
}

const wordOf = (text: string) => text.trim().toLowerCase();

/** Pairs of a pack and what it brings that are followed; the packs of a maker have some hundreds. */
const PAIRS_MAX = 400_000;

/** Each option with all that it holds, at any depth; one level deep where that is too much. */
function bringsOf(direct: readonly (readonly number[])[], report: (finding: Finding) => void): number[][] {
  const metFrom = new Int32Array(direct.length).fill(-1);
  const brings: number[][] = [];
  let pairs = 0;
  for (const index of direct.keys()) {
    const brought = reach(direct, index, metFrom);
    brings.push(brought);
    pairs += brought.length - 1;
    if (pairs <= PAIRS_MAX) continue;
    report({
      kind: 'packs too deep',
      rules: [],
      options: [],
      sentence:
        'The packs contain one another too deeply to be followed: each is counted with only what it names itself.',
    });
    return direct.map((held, pack) => [pack, ...held]);
  }
  return brings;
}

/** All that `start` holds, at any depth. `metFrom` has by option the start from which it was last reached. */
function reach(direct: readonly (readonly number[])[], start: number, metFrom: Int32Array): number[] {
  const found = [start];
  metFrom[start] = start;
  for (const current of found) {
    for (const item of direct[current] ?? []) {
      if (metFrom[item] === start) continue;
      metFrom[item] = start;
      found.push(item);
    }
  }
  return found;
}

function invert(lists: readonly (readonly number[])[]): number[][] {
  const inverse = lists.map((): number[] => []);
  for (const [index, list] of lists.entries()) for (const item of list) inverse[item]?.push(index);
  return inverse;
}
