/** What the figures of a build leave out, in words. Without schemas: pages load it. */
import { formatList } from '@/lib/format';

/** Options whose price is on application, and so in no sum and in no tax; null where every price is known. */
export const notIncludedWords = ({ onApplication }: { readonly onApplication: readonly string[] }): string | null =>
  onApplication.length === 0 ? null : `${formatList(onApplication)}: price on application, not included`;
