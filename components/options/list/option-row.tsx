'use client';

import { memo, useId, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import { Icon } from '@/components/ui/data/icon';
import { dispatch, openDialog, prepareAction, type ConfiguratorStore } from '@/components/options/configurator-store';
import { isClosed } from '@/lib/domain/options/configuration';
import type { BuildAction } from '@/components/options/build-state';
import { isFitted, type OptionRowView } from '@/components/options/option-row-views';
import { PriceText } from '../price-text';
import { OptionStatus } from './option-status';
import type { RowStop } from './use-category-stop';
import { PackContents } from './pack-contents';

export interface OptionRowProps {
  code: number;
  store: ConfiguratorStore;
  /** Which parts of it are Tab stops. */
  stop: RowStop;
  /** The radio group it belongs to; otherwise it is a checkbox. */
  group?: string;
  /** Arrow keys only move here; choosing takes a click or a key. */
  isInToolbar?: boolean;
}

/**
 * One option: its box or button, name, price and state. A fitted option that is not selected itself is half
 * ticked; in a radio group it is on. Clicking selects it. An unavailable option stays reachable and says why. A row
 * is painted separately (`isolate`), so that a click repaints only the rows it changes.
 */
export const OptionRow = memo(function OptionRow({ code, store, stop, group, isInToolbar = false }: OptionRowProps) {
  const rowView = useStore(store, ({ current }) => current.rowViews.get(code));
  const id = useId();
  const byPointer = useRef(false);
  const { book } = store.getState().current;
  const index = book.indexOf.get(code) ?? -1;
  const option = book.options[index];
  if (option === undefined || rowView === undefined) return null;
  const besideStop = stop === 'all' || (stop === 'control' && option.isPackOnly) ? 0 : -1;
  const isPack = (book.contents[index]?.length ?? 0) > 0 || option.packTexts.length > 0;
  return (
    <li
      data-code={code}
      data-status={rowView.status}
      data-focus="input"
      className="isolate grid min-h-15 grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 last:border-0 sm:min-h-11 sm:grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,0.8fr)_auto]"
      onPointerDown={() => {
        byPointer.current = true;
        if (!isClosed(rowView.status)) prepareAction(store, actionOf(code, group));
      }}
      onKeyDown={() => void (byPointer.current = false)}
    >
      {option.isPackOnly ? (
        <>
          <Icon
            name={isFitted(rowView) ? 'tick' : 'minus'}
            className={`mt-1 size-4 ${isFitted(rowView) ? 'text-success' : 'text-faint'}`}
          />
          <span data-provider-words className="min-w-0 wrap-anywhere">
            {option.name}
          </span>
        </>
      ) : (
        <>
          <Control
            id={id}
            code={code}
            store={store}
            group={group}
            isInToolbar={isInToolbar}
            byPointer={byPointer}
            name={option.name}
            status={rowView.status}
            tabIndex={stop === 'none' ? -1 : 0}
          />
        </>
      )}
      <span id={`${id}-price`} className="min-w-16 text-right font-semibold whitespace-nowrap sm:order-last">
        {option.isPackOnly ? (
          <span className="font-normal text-soft">in packs</span>
        ) : (
          <PriceText listPence={option.pence} pence={rowView.pence} />
        )}
      </span>
      <div className="min-w-0 max-sm:col-span-2 max-sm:col-start-2">
        <OptionStatus id={`${id}-status`} rowView={rowView} store={store} index={index} tabIndex={besideStop} />
      </div>
      {isPack && (
        <div className="order-last col-start-2 -col-end-1 min-w-0">
          <PackContents book={book} index={index} ticked={rowView.holds.join()} tabIndex={besideStop} />
        </div>
      )}
    </li>
  );
});

/** What selecting a row does: in a radio group it replaces what is fitted. */
const actionOf = (option: number, group: string | undefined): BuildAction => ({
  do: group ? 'swap in' : 'toggle',
  option,
});

interface ControlProps {
  id: string;
  code: number;
  name: string;
  status: OptionRowView['status'];
  store: ConfiguratorStore;
  group: string | undefined;
  isInToolbar: boolean;
  byPointer: RefObject<boolean>;
  tabIndex: 0 | -1;
}

// A blocked box is never ticked, so a pale border draws it; opacity would create a layer for each.
const BOX =
  'mt-0.5 size-5 shrink-0 accent-accent aria-disabled:appearance-none aria-disabled:border aria-disabled:border-edge/50';

/** The checkbox or radio button, and the name. A change of price does not render it again. */
const Control = memo(function Control(props: ControlProps) {
  const { id, code, name, status, store, group, isInToolbar, byPointer, tabIndex } = props;
  const isBlocked = isClosed(status);
  const isOn = isFitted({ status });
  const select = () => dispatch(store, actionOf(code, group));

  function handleChange() {
    // Arrow keys that choose also pass over blocked options; clicking one opens the reason.
    if (isBlocked && (!group || isInToolbar || byPointer.current)) openDialog(store, { help: code });
    else select();
  }

  /** A radio button that is already on neither changes when clicked nor responds to the space bar. */
  const isFittedUnselected = group !== undefined && isOn && status !== 'chosen';
  const selectFitted = isFittedUnselected ? select : undefined;

  const control = {
    id: `${id}-control`,
    'aria-describedby': `${id}-price ${id}-status`,
    ...(isBlocked && { 'aria-disabled': true as const }),
    // A browser that restores ticks after a reload would contradict the build.
    autoComplete: 'off',
    tabIndex,
    onChange: handleChange,
  };
  return (
    <>
      {group ? (
        <input
          {...control}
          type="radio"
          name={group}
          checked={isOn}
          onClick={selectFitted}
          onKeyDown={selectFitted && (({ key }) => void (key === ' ' && selectFitted()))}
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
      <label htmlFor={`${id}-control`} className={`min-w-0 wrap-anywhere ${isBlocked ? 'text-soft' : ''}`}>
        {name}
      </label>
    </>
  );
});
