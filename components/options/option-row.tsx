'use client';

import { memo, useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Configuration } from '@/lib/domain/rules/configuration';
import type { BookOption, RuleBook } from '@/lib/domain/rules/rule-book';
import { formatList } from '@/lib/format';
import type { Actions } from './actions';
import type { Face } from './faces';
import { OptionStatus, orList } from './option-status';
import { PackContents } from './pack-contents';
import { PriceText } from './price-text';

export interface OptionRowProps {
  option: BookOption;
  face: Face;
  book: RuleBook;
  /** For what is blocked or dead alone: nothing else need be drawn anew when reasons change. */
  reasons: Configuration | null;
  actions: Actions;
  /** The radio group it belongs to; a box of its own otherwise. */
  group?: string | undefined;
  /** Fitted contents, for a pack. */
  ticked?: string | undefined;
}

/**
 * One option: its box or button, name, price and state. A fitted option that is no wish of its own stands half ticked:
 * pressing it makes it one. What cannot be had stays reachable and says why.
 */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { option, face, book, reasons, actions, group, ticked } = props;
  const id = useId();
  const byPointer = useRef(false);
  const { code, status } = face;
  const isShut = status === 'blocked' || status === 'dead';
  const isFitted = status === 'chosen' || status === 'standard' || status === 'in pack';
  const index = book.indexOf.get(code) ?? -1;
  const isPack = (book.contents[index]?.length ?? 0) > 0 || option.packTexts.length > 0;

  function pressed() {
    // With the arrow keys one walks past what is shut; to press it is to ask why.
    if (isShut && (!group || byPointer.current)) return actions.help(code);
    return actions.press({ do: group ? 'swap in' : 'toggle', option: code });
  }

  const control = {
    id: `${id}-control`,
    'aria-describedby': `${id}-price ${id}-status`,
    ...(isShut && { 'aria-disabled': true as const }),
    onChange: pressed,
    className: 'mt-0.5 size-5 shrink-0 accent-accent aria-disabled:opacity-45',
  };
  return (
    <li
      data-code={code}
      data-status={status}
      className="grid min-h-15 grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 last:border-0 sm:min-h-11 sm:grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,0.8fr)_auto]"
      onPointerDown={() => void (byPointer.current = true)}
      onKeyDown={() => void (byPointer.current = false)}
    >
      {option.isPackOnly ? (
        <Icon
          name={isFitted ? 'tick' : 'minus'}
          className={`mt-1 size-4 ${isFitted ? 'text-success' : 'text-faint'}`}
        />
      ) : group ? (
        <input {...control} type="radio" name={group} checked={isFitted} />
      ) : (
        <input
          {...control}
          type="checkbox"
          checked={status === 'chosen'}
          ref={(box) => void (box && (box.indeterminate = isFitted && status !== 'chosen'))}
        />
      )}
      {option.isPackOnly ? (
        <span className="min-w-0 wrap-anywhere">{option.name}</span>
      ) : (
        <label htmlFor={control.id} className={`min-w-0 wrap-anywhere ${isShut ? 'text-soft' : ''}`}>
          {option.name}
        </label>
      )}
      <span id={`${id}-price`} className="min-w-16 text-right font-semibold whitespace-nowrap sm:order-last">
        {option.isPackOnly ? (
          <span className="font-normal text-soft">in packs</span>
        ) : (
          <PriceText listPence={option.pence} pence={face.pence} />
        )}
      </span>
      <div className="min-w-0 max-sm:col-span-2 max-sm:col-start-2">
        <OptionStatus id={`${id}-status`} {...{ face, book, reasons, actions }} plain={plainWords(book, index)} />
      </div>
      {isPack && (
        <div className="order-last col-span-2 col-start-2 min-w-0 sm:col-span-3">
          <PackContents {...{ book, index, ticked: ticked ?? '' }} />
        </div>
      )}
    </li>
  );
});

/** What the rules say of the option by itself: what it comes with, or what it needs. */
function plainWords(book: RuleBook, index: number): string {
  const names = (options: readonly number[] = []) => options.flatMap((each) => book.options[each]?.name ?? []);
  if (book.options[index]?.isPackOnly) return `Comes with ${orList(names(book.packsOf[index]))}`;
  const needs = (book.needs[index] ?? []).map(({ type, secondaries }) =>
    type === 'RA' ? formatList(names(secondaries)) : orList(names(secondaries)),
  );
  return needs.length > 0 ? `Needs ${needs.join('; ')}` : '';
}
