'use client';

import { memo, useId, useRef, type RefObject } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Desk, RowWish } from '../desk';
import { isFitted, type Face } from '../faces';
import { PriceText } from '../price-text';
import { useDesk } from '../use-desk';
import { OptionStatus } from './option-status';
import { PackContents } from './pack-contents';

export interface OptionRowProps {
  code: number;
  desk: Desk;
  /** The radio group it belongs to; a box of its own otherwise. */
  group?: string;
}

/**
 * One option: its box or button, name, price and state. A fitted option that is no wish of its own stands half ticked,
 * among buttons of which one is on simply on: pressing it makes it one. What cannot be had stays reachable and says why. A row is painted by itself (`isolate`): a
 * press paints those it changes.
 */
export const OptionRow = memo(function OptionRow({ code, desk, group }: OptionRowProps) {
  const face = useDesk(desk, ({ work }) => work.faces.get(code), code);
  const id = useId();
  const byPointer = useRef(false);
  const { book } = desk.work;
  const index = book.indexOf.get(code) ?? -1;
  const option = book.options[index];
  if (option === undefined || face === undefined) return null;
  const isPack = (book.contents[index]?.length ?? 0) > 0 || option.packTexts.length > 0;
  return (
    <li
      data-code={code}
      data-status={face.status}
      data-focus="input"
      className="isolate grid min-h-15 grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 last:border-0 sm:min-h-11 sm:grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,0.8fr)_auto]"
      onPointerDown={() => void (byPointer.current = true)}
      onKeyDown={() => void (byPointer.current = false)}
    >
      {option.isPackOnly ? (
        <>
          <Icon
            name={isFitted(face) ? 'tick' : 'minus'}
            className={`mt-1 size-4 ${isFitted(face) ? 'text-success' : 'text-faint'}`}
          />
          <span className="min-w-0 wrap-anywhere">{option.name}</span>
        </>
      ) : (
        <>
          <Control {...{ id, code, desk, group, byPointer }} name={option.name} status={face.status} />
        </>
      )}
      <span id={`${id}-price`} className="min-w-16 text-right font-semibold whitespace-nowrap sm:order-last">
        {option.isPackOnly ? (
          <span className="font-normal text-soft">in packs</span>
        ) : (
          <PriceText listPence={option.pence} pence={face.pence} />
        )}
      </span>
      <div className="min-w-0 max-sm:col-span-2 max-sm:col-start-2">
        <OptionStatus id={`${id}-status`} {...{ face, desk, index }} />
      </div>
      {isPack && (
        <div className="order-last col-start-2 -col-end-1 min-w-0">
          <PackContents book={book} index={index} ticked={face.holds.join()} />
        </div>
      )}
    </li>
  );
});

interface ControlProps {
  id: string;
  code: number;
  name: string;
  status: Face['status'];
  desk: Desk;
  group: string | undefined;
  byPointer: RefObject<boolean>;
}

// A shut box is never ticked: it is drawn as an empty pale one by its border, where opacity would be a layer for each.
const BOX =
  'mt-0.5 size-5 shrink-0 accent-accent aria-disabled:appearance-none aria-disabled:border aria-disabled:border-edge/50';

/** The box, or the round button among those of which there is one, and the name. A change of price does not draw it anew. */
const Control = memo(function Control({ id, code, name, status, desk, group, byPointer }: ControlProps) {
  const isShut = status === 'blocked' || status === 'dead';
  const isOn = isFitted({ status });
  const wish: RowWish = { do: group ? 'swap in' : 'toggle', option: code };
  const foresee = isShut ? undefined : () => desk.foresee(wish);

  function pressed() {
    // With the arrow keys one walks past what is shut; to press it is to ask why.
    if (isShut && (!group || byPointer.current)) return desk.ask({ help: code });
    return desk.press(wish);
  }

  /** A button that is on already does not change when it is pressed, nor does the space bar click it. */
  const isFittedUnasked = group !== undefined && isOn && status !== 'chosen';
  const wishFor = isFittedUnasked ? () => desk.press(wish) : undefined;

  const control = {
    id: `${id}-control`,
    'aria-describedby': `${id}-price ${id}-status`,
    ...(isShut && { 'aria-disabled': true as const }),
    // A browser that fills in what was ticked before a reload would tick against the build.
    autoComplete: 'off',
    onPointerDown: foresee,
    onChange: pressed,
  };
  return (
    <>
      {group ? (
        <input
          {...control}
          type="radio"
          name={group}
          checked={isOn}
          onClick={wishFor}
          onKeyDown={wishFor && (({ key }) => void (key === ' ' && wishFor()))}
          className={`${BOX} rounded-full`}
        />
      ) : (
        <input
          {...control}
          type="checkbox"
          checked={status === 'chosen'}
          ref={(box) => void (box && (box.indeterminate = isOn && status !== 'chosen'))}
          className={`${BOX} rounded-sm`}
        />
      )}
      <label
        htmlFor={`${id}-control`}
        className={`min-w-0 wrap-anywhere ${isShut ? 'text-soft' : ''}`}
        onPointerDown={foresee}
      >
        {name}
      </label>
    </>
  );
});
