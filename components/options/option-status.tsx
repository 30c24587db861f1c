import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Configuration } from '@/lib/domain/rules/configuration';
import type { RuleBook } from '@/lib/domain/rules/rule-book';
import { formatList } from '@/lib/format';
import { nameIn, type Actions } from './actions';
import type { Face } from './faces';

const CHIP =
  'inline-flex max-w-full items-center gap-1 rounded-sm px-1.5 py-0.5 text-left text-xs font-semibold print:border print:border-line';
const TONES = {
  plain: `${CHIP} bg-sunken text-soft`,
  fitted: `${CHIP} bg-success-tint text-success`,
  needs: `${CHIP} bg-warning-tint text-warning underline decoration-dotted underline-offset-2`,
  blocked: `${CHIP} bg-sunken text-soft underline decoration-dotted underline-offset-2 hover:text-ink`,
  swap: `${CHIP} bg-accent-tint text-accent`,
} as const;

export interface OptionStatusProps {
  id: string;
  face: Face;
  book: RuleBook;
  /** For the reason of what is blocked; may lag a frame behind the face. */
  reasons: Configuration | null;
  actions: Actions;
  /** Words of the option itself while there is nothing else to say. */
  plain: string;
}

/** One line under an option: what it is in this build, and where it cannot be had, why. It is always there, so nothing moves. */
export const OptionStatus = memo(function OptionStatus({ id, face, book, reasons, actions, plain }: OptionStatusProps) {
  return (
    <div id={id} className="flex min-h-6 min-w-0 flex-wrap items-center gap-1.5 sm:justify-end">
      {chips(face, book, reasons, actions)}
      {plain && face.needs.length + face.packs.length === 0 && face.status !== 'blocked' && face.status !== 'dead' && (
        <span className="truncate text-xs text-faint">{plain}</span>
      )}
    </div>
  );
});

function chips(face: Face, book: RuleBook, reasons: Configuration | null, { help, meet }: Actions) {
  const { code, status, replaces, packs, freeBy, needs } = face;
  const name = (each: number) => nameIn(book, each);
  if (status === 'blocked' || status === 'dead') {
    const reason = reasons?.reasonFor(code);
    return (
      <button type="button" className={TONES.blocked} onClick={() => help(code)}>
        <Icon name={status === 'dead' ? 'close' : 'info'} className="size-3" />
        <span className="truncate">
          {reason?.chip ?? (status === 'dead' ? 'Never available' : 'Not with this build')}
        </span>
        <span className="sr-only">
          : {status === 'dead' ? 'why' : 'why, and ways to have'} {name(code)}
        </span>
      </button>
    );
  }
  return (
    <>
      {needs.map((need) => (
        <button key={`${need.type} ${need.rule}`} type="button" className={TONES.needs} onClick={() => meet(need)}>
          <Icon name="warning" className="size-3" />
          <span className="truncate">
            Needs {need.type === 'RA' ? formatList(need.missing.map(name)) : orList(need.missing.map(name))}
          </span>
          <span className="sr-only">: choose for {name(code)}</span>
        </button>
      ))}
      {status === 'standard' && <span className={TONES.fitted}>Standard</span>}
      {packs.length > 0 && <span className={TONES.fitted}>In {formatList(packs.map(name))}</span>}
      {freeBy !== null && <span className={TONES.fitted}>Free with {name(freeBy)}</span>}
      {replaces !== null && <span className={TONES.swap}>Replaces {name(replaces)}</span>}
    </>
  );
}

export const orList = (names: readonly string[]): string => formatList(names).replace(/ and (?=[^,]*$)/, ' or ');
