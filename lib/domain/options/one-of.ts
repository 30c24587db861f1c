/** Options of which a car has only one, such as paints: what selecting one replaces. Without schemas: pages load it. */
import { formatList } from '@/lib/format';

export interface OneOfOption {
  readonly code: number;
  readonly name: string;
  /** Codes that the guide's rules (OO) do not allow beside this one. */
  readonly excludes: readonly number[];
}

/** Selected options that the option replaces. */
export function replacedBy<Option extends OneOfOption>(
  option: Pick<OneOfOption, 'excludes'>,
  offered: readonly Option[],
  ticked: readonly number[],
): Option[] {
  return offered.filter(({ code }) => ticked.includes(code) && option.excludes.includes(code));
}

/** A sentence that warns before an option takes the place of others of its group. */
export function replacementWords(name: string, replaced: readonly { readonly name: string }[]): string {
  return `${name} will replace ${formatList(replaced.map((option) => option.name))}: a car has only one of them.`;
}

/** A sentence for each set of selected options of which a car has only one: selected earlier, or named in a URL. */
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
