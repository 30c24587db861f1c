import { Notice } from '@/components/ui/feedback/notice';
import { excludingTicks } from '@/lib/domain/options/one-of';
import type { OfferedOption } from './option-values-form';

/** Mutually exclusive ticks in an address, which are valued together all the same. */
export function ExcludingTicks({ offered }: { offered: readonly OfferedOption[] }) {
  const ticked = offered.filter(({ isTicked }) => isTicked).map(({ code }) => code);
  return excludingTicks(offered, ticked).map((sentence) => (
    <Notice key={sentence} tone="warning" title="More options than one car has">
      {sentence} The total below values them together.
    </Notice>
  ));
}
