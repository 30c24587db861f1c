/** Options of which a car has only one, such as its paints: what a tick replaces. Without schemas: pages load it. */
import { formatList } from '@/lib/format';

export interface OneOfOption {
  readonly code: number;
  readonly name: string;
  /** Codes that the guide's rules (OO) do not allow beside this one. */
  readonly excludes: readonly number[];
}

/** Ticked options that the option takes the place of. */
export function replacedBy<Option extends OneOfOption>(
  option: Pick<OneOfOption, 'excludes'>,
  offered: readonly Option[],
  ticked: readonly number[],
): Option[] {
  return offered.filter(({ code }) => ticked.includes(code) && option.excludes.includes(code));
}

export function replacementWords(name: string, replaced: readonly { readonly name: string }[]): string {
  return `${name} replaces ${formatList(replaced.map((option) => option.name))}: a car has only one of them.`;
}

/** A sentence for each set of ticked options of which a car has only one: ticked earlier, or named by an address. */
export function excludingTicks(offered: readonly OneOfOption[], ticked: readonly number[]): string[] {
  const sentences = offered.flatMap((option) => {
    if (!ticked.includes(option.code)) return [];
    const others = replacedBy(option, offered, ticked);
    if (others.length === 0) return [];
    const names = offered.filter((other) => other === option || others.includes(other)).map(({ name }) => name);
    return [`A car has only one of ${formatList(names)}. Untick the others.`];
  });
  return [...new Set(sentences)];
}
