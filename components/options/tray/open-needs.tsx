import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Configuration } from '@/lib/domain/rules/configuration';
import { changeInWords } from '@/lib/domain/rules/present';
import { formatPlural } from '@/lib/format';
import type { Desk } from '../desk';
import { nameIn } from '../names';
import { useSearch } from '../use-search';
import type { Work } from '../work';

export interface OpenNeedsProps {
  desk: Desk;
  work: Work;
  settled: Work;
}

/** What the build still lacks, each a way into its choices; and the cheapest completion of all of it. */
export function OpenNeeds({ desk, work, settled }: OpenNeedsProps) {
  const { now, book } = work;
  // Of the very build that is shown, or none: a price of another build would be wrong.
  const fixed = useSearch(settled.now === now && now.openNeeds.length > 0 ? now : null, fixing);
  if (now.openNeeds.length === 0) return null;
  return (
    <section
      aria-label="Still open"
      data-focus="button"
      className="rounded-md border border-warning/35 bg-warning-tint px-3 py-2"
    >
      <h3 className="text-sm font-semibold text-warning">{formatPlural(now.openNeeds.length, 'need')} still open</h3>
      <ul className="mt-1 space-y-1">
        {now.openNeeds.map((need) => (
          <li key={need.sentence}>
            <button
              type="button"
              onClick={() => desk.ask({ meet: need })}
              className="flex min-h-(--control) w-full items-center gap-1.5 rounded-sm text-left text-sm underline decoration-dotted underline-offset-2"
            >
              <Icon name="warning" className="size-3.5 text-warning" />
              <span>{need.sentence.replace(/ \(rule [^)]*\)/, '')}</span>
            </button>
          </li>
        ))}
      </ul>
      {/* Always as high as its button, so that nothing moves when it comes. */}
      <div className="min-h-(--control)">
        {fixed && (
          <Button wide onClick={() => desk.press({ do: 'repair', repair: fixed })}>
            Complete it: {fixed.adds.map((code) => nameIn(book, code)).join(', ')}{' '}
            <span className="whitespace-nowrap">{changeInWords(now.total, fixed.total)}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

const fixing = (now: Configuration) => now.fixing();
