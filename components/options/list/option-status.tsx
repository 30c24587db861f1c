import type { RuleBook } from '@/lib/domain/rules/rule-book';
import { formatList } from '@/lib/format';
import type { Desk } from '../desk';
import type { Face } from '../faces';
import { nameIn, orList } from '../names';
import { useDesk } from '../use-desk';

// One box each, without a drawing: of hundreds of rows every box more is felt at each press.
const CHIP = 'max-w-full truncate rounded-sm px-1.5 py-0.5 text-xs font-semibold print:border print:border-line';
const TONES = {
  fitted: `${CHIP} bg-success-tint text-success`,
  needs: `${CHIP} min-h-6 bg-warning-tint text-warning underline decoration-dotted underline-offset-2`,
  blocked: `${CHIP} min-h-6 bg-sunken text-soft underline decoration-dotted underline-offset-2 hover:text-ink`,
  swap: `${CHIP} bg-accent-tint text-accent`,
} as const;

export interface OptionStatusProps {
  id: string;
  face: Face;
  desk: Desk;
  /** Its place in the book. */
  index: number;
}

/** One line under an option: what it is in this build, and where it cannot be had, why. It is always there, so nothing moves. */
export function OptionStatus({ id, face, desk, index }: OptionStatusProps) {
  const { status, replaces, needs, packs, freeBy, coveredBy } = face;
  const isShut = status === 'blocked' || status === 'dead';
  const hasChip = isShut || status === 'standard' || replaces !== null || freeBy !== null;
  // Never beside a chip: on a phone the row would grow with the press.
  const plain = hasChip || needs.length + packs.length + coveredBy.length > 0 ? '' : plainWords(desk.work.book, index);
  return (
    <div id={id} className="flex min-h-6 min-w-0 flex-wrap items-center gap-1.5 sm:justify-end">
      {isShut ? <WhyNot face={face} desk={desk} /> : <Chips face={face} desk={desk} />}
      {plain && <span className="truncate text-xs text-faint">{plain}</span>}
    </div>
  );
}

function WhyNot({ face: { code, status }, desk }: { face: Face; desk: Desk }) {
  const reason = useDesk(desk, () => desk.reasonFor(code), code);
  const isDead = status === 'dead';
  const chip = reason?.chip ?? (isDead ? 'Never available' : 'Not with this build');
  const name = nameIn(desk.work.book, code);
  return (
    <button
      type="button"
      className={TONES.blocked}
      aria-label={`${chip}: ${isDead ? 'why' : 'why, and ways to have'} ${name}`}
      onClick={() => desk.ask({ help: code })}
    >
      {chip}
    </button>
  );
}

function Chips({
  face: { code, status, replaces, packs, freeBy, needs, coveredBy },
  desk,
}: {
  face: Face;
  desk: Desk;
}) {
  const name = (each: number) => nameIn(desk.work.book, each);
  return (
    <>
      {needs.map((need) => {
        const missing = need.missing.map(name);
        const chip = `Needs ${need.type === 'RA' ? formatList(missing) : orList(missing)}`;
        return (
          <button
            key={`${need.type} ${need.rule}`}
            type="button"
            className={TONES.needs}
            aria-label={`${chip}: choose for ${name(code)}`}
            onClick={() => desk.ask({ meet: need })}
          >
            {chip}
          </button>
        );
      })}
      {status === 'standard' && <span className={TONES.fitted}>Standard</span>}
      {packs.length > 0 && <span className={TONES.fitted}>{`In ${formatList(packs.map(name))}`}</span>}
      {coveredBy.length > 0 && (
        <span className={TONES.fitted}>{`Need covered by ${formatList(coveredBy.map(name))}`}</span>
      )}
      {freeBy !== null && <span className={TONES.fitted}>{`Free with ${name(freeBy)}`}</span>}
      {replaces !== null && <span className={TONES.swap}>{`Replaces ${name(replaces)}`}</span>}
    </>
  );
}

/** What the rules say of the option by itself: what it comes with, or what it needs. */
function plainWords(book: RuleBook, index: number): string {
  const names = (options: readonly number[] = []) => options.flatMap((each) => book.options[each]?.name ?? []);
  if (book.options[index]?.isPackOnly) return `Comes with ${orList(names(book.packsOf[index]))}`;
  const needs = (book.needs[index] ?? []).map(({ type, secondaries }) =>
    type === 'RA' ? formatList(names(secondaries)) : orList(names(secondaries)),
  );
  return needs.length > 0 ? `Needs ${needs.join('; ')}` : '';
}
