/**
 * Separates labels that would touch along one line, each moved as little as possible and none past another; a crowd is
 * centred on the preferred centres of its members.
 * @param preferred centres, in pixels, in any order @param size of each label along the line
 * @returns the centres, in the order given
 */
export function placeLabels(preferred: readonly number[], size: number, from: number, to: number): number[] {
  const order = preferred.map((_, index) => index).toSorted((a, b) => (preferred[a] ?? 0) - (preferred[b] ?? 0));
  const groups: { members: number[]; centre: number }[] = [];
  for (const index of order) {
    let group = { members: [index], centre: preferred[index] ?? 0 };
    let before = groups.at(-1);
    while (before && group.centre - (group.members.length * size) / 2 < end(before, size)) {
      groups.pop();
      const [left, right] = [before.members.length, group.members.length];
      const centre = (before.centre * left + group.centre * right) / (left + right);
      group = { members: [...before.members, ...group.members], centre };
      before = groups.at(-1);
    }
    groups.push(group);
  }
  const placed: number[] = [];
  let least = from;
  for (const { members, centre } of groups) {
    const length = members.length * size;
    const start = Math.max(least, Math.min(centre - length / 2, to - length));
    members.forEach((index, at) => (placed[index] = start + size * (at + 0.5)));
    least = start + length;
  }
  const over = Math.max(0, least - to);
  return over === 0 ? placed : pushedBack(placed, order, size, to);
}

const end = ({ members, centre }: { members: number[]; centre: number }, size: number) =>
  centre + (members.length * size) / 2;

function pushedBack(placed: number[], order: readonly number[], size: number, to: number): number[] {
  let most = to - size / 2;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - size;
  }
  return placed;
}

/**
 * For labels beside one another in lines: the first line where each is free.
 * @param spans [start, end] of each label @returns the line of each, from 0
 */
export function placeInLines(spans: readonly (readonly [number, number])[]): number[] {
  const lines: [number, number][][] = [];
  return spans.map(([start, end]) => {
    const free = lines.findIndex((taken) => taken.every(([from, to]) => end <= from || start >= to));
    const line = free === -1 ? lines.length : free;
    (lines[line] ??= []).push([start, end]);
    return line;
  });
}

/**
 * A label at its mark, inside the plot.
 * @param x of the mark @param width of the label @param plotWidth all in pixels
 * @returns which end of it is at the mark, and its span along the line, with a small gap on both sides
 */
export function placeLabel(x: number, width: number, plotWidth: number) {
  const anchor = anchorOf(x, width, plotWidth);
  const left = anchor === 'end' ? x - width : anchor === 'start' ? x : x - width / 2;
  return { anchor, span: [left - 4, left + width + 4] as const };
}

/** Which end of a label is at its mark, so that it stays inside the plot. */
export function anchorOf(x: number, width: number, plotWidth: number): 'start' | 'middle' | 'end' {
  if (x + width / 2 > plotWidth) return 'end';
  return x - width / 2 < 0 ? 'start' : 'middle';
}
