import { useStore } from 'zustand';
import { isClosed } from '@/lib/domain/options/configuration';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { formatList } from '@/lib/format';
import { openDialog, type ConfiguratorStore } from '@/components/options/configurator-store';
import type { OptionRowView } from '@/components/options/option-row-views';
import { optionName, orList } from '@/components/options/option-names';

// One box each, without a drawing: with hundreds of rows, every extra box slows every action.
const CHIP =
  'max-w-full rounded-sm text-left wrap-anywhere px-1.5 py-0.5 text-xs font-semibold print:border print:border-line';
const TONES = {
  fitted: `${CHIP} bg-success-tint text-success`,
  needs: `${CHIP} min-h-6 bg-warning-tint text-warning underline decoration-dotted underline-offset-2`,
  blocked: `${CHIP} min-h-6 bg-sunken text-soft underline decoration-dotted underline-offset-2 hover:text-ink`,
  swap: `${CHIP} bg-accent-tint text-accent`,
} as const;

export interface OptionStatusProps {
  id: string;
  rowView: OptionRowView;
  store: ConfiguratorStore;
  /** Its place in the book. */
  index: number;
  /** Of its buttons. */
  tabIndex: 0 | -1;
}

/**
 * The line under an option: its state in this build, and why it is unavailable. Always present, so that nothing moves;
 * only names too long for the line take a second one.
 */
export function OptionStatus({ id, rowView: face, store, index, tabIndex }: OptionStatusProps) {
  const { status, replaces, needs, packs, freeBy, coveredBy } = face;
  const isBlocked = isClosed(status);
  const hasChip = isBlocked || status === 'standard' || replaces !== null || freeBy !== null;
  // Never beside a chip: on a phone an action would then make the row taller.
  const plain =
    hasChip || needs.length + packs.length + coveredBy.length > 0
      ? ''
      : plainWords(store.getState().current.book, index);
  return (
    <div id={id} className="flex min-h-6 min-w-0 flex-wrap items-center gap-1.5 sm:justify-end">
      {isBlocked ? (
        <WhyNot rowView={face} store={store} tabIndex={tabIndex} />
      ) : (
        <Chips rowView={face} store={store} tabIndex={tabIndex} />
      )}
      {plain && <span className="min-w-0 text-xs wrap-anywhere text-faint sm:text-right">{plain}</span>}
    </div>
  );
}

type StatusButtonsProps = Pick<OptionStatusProps, 'rowView' | 'store' | 'tabIndex'>;

function WhyNot({ rowView: { code, status }, store, tabIndex }: StatusButtonsProps) {
  const reason = useStore(store, ({ reasons }) => reasons.get(code)?.chip);
  const isNeverAvailable = status === 'dead';
  const plain = isNeverAvailable
    ? 'Never available'
    : status === 'blocked'
      ? 'Not with this build'
      : 'Not worked out yet';
  const chip = reason ?? plain;
  const name = optionName(store.getState().current.book, code);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={TONES.blocked}
      aria-label={`${chip}: ${isNeverAvailable ? 'why' : 'why, and how to add'} ${name}`}
      onClick={() => openDialog(store, { help: code })}
    >
      {chip}
    </button>
  );
}

function Chips({
  rowView: { code, status, replaces, packs, freeBy, needs, coveredBy },
  store,
  tabIndex,
}: StatusButtonsProps) {
  const name = (option: number) => optionName(store.getState().current.book, option);
  return (
    <>
      {needs.map((need) => {
        const missing = need.missing.map(name);
        const chip = `Needs ${need.type === 'RA' ? formatList(missing) : orList(missing)}`;
        return (
          <button
            key={`${need.type} ${need.rule}`}
            type="button"
            tabIndex={tabIndex}
            className={TONES.needs}
            aria-label={`${chip}: choose for ${name(code)}`}
            onClick={() => openDialog(store, { meet: need })}
          >
            {chip}
          </button>
        );
      })}
      {status === 'standard' && <span className={TONES.fitted}>Standard</span>}
      {packs.length > 0 && <span className={TONES.fitted}>{`In ${formatList(packs.map(name))}`}</span>}
      {coveredBy.length > 0 && (
        <span className={TONES.fitted}>{`Requirement met by ${formatList(coveredBy.map(name))}`}</span>
      )}
      {freeBy !== null && <span className={TONES.fitted}>{`Free with ${name(freeBy)}`}</span>}
      {replaces !== null && <span className={TONES.swap}>{`Replaces ${name(replaces)}`}</span>}
    </>
  );
}

/** What the rules say of the option by itself: what it comes with, or what it needs. */
function plainWords(book: RuleBook, index: number): string {
  const names = (options: readonly number[] = []) => options.flatMap((option) => book.options[option]?.name ?? []);
  if (book.options[index]?.isPackOnly) return `Comes with ${orList(names(book.packsOf[index]))}`;
  const needs = (book.needs[index] ?? []).map(({ type, secondaries }) =>
    type === 'RA' ? formatList(names(secondaries)) : orList(names(secondaries)),
  );
  return needs.length > 0 ? `Needs ${needs.join('; ')}` : '';
}
