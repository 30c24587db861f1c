'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Icon, type IconName } from '@/components/ui/data/icon';
import { useScriptStyle } from '@/components/ui/behaviour/use-script-style';
import { useToday } from '@/components/ui/behaviour/use-today';
import { dayAfterMonths, monthOf, type Day } from '@/lib/domain/time/calendar';
import { formatDayInWords, formatMonthLong } from '@/lib/format';
import { dayAfterKey, weeksOf } from './calendar-keys';

export interface CalendarDialogProps {
  /** The chosen day; empty for none. */
  day: Day;
  min: Day | undefined;
  max: Day | undefined;
  /** The field it belongs to. */
  field: HTMLElement | null;
  onPick: (day: Day) => void;
  onClose: () => void;
}

const WEEKDAYS = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;

const STEPS: readonly { months: number; label: string; icon: IconName; double: boolean }[] = [
  { months: -12, label: 'Previous year', icon: 'left', double: true },
  { months: -1, label: 'Previous month', icon: 'left', double: false },
  { months: 1, label: 'Next month', icon: 'right', double: false },
  { months: 12, label: 'Next year', icon: 'right', double: true },
];

/** In pixels: as wide and as high as the calendar is drawn, and its distance from the window's edge. */
const SIZE = { width: 320, height: 372, margin: 8 };

/** A month of days, as the browser's modal dialog: Escape closes it, and the focus returns to its button. */
export function CalendarDialog({ day, min, max, field, onPick, onClose }: CalendarDialogProps) {
  const today = useToday();
  const clamp = (wanted: Day) => (max && wanted > max ? max : min && wanted < min ? min : wanted);
  const [current, setCurrent] = useState<Day>(() => clamp(day === '' ? today : day));
  const [place] = useState(() => placeAt(field));
  const scriptStyle = useScriptStyle(place);
  const dialog = useRef<HTMLDialogElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    focusDay(grid.current);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(current, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    setCurrent(clamp(next));
    requestAnimationFrame(() => focusDay(grid.current));
  }

  function pick(picked: Day) {
    onPick(picked);
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Choose a date"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      style={scriptStyle}
      className="fixed m-0 rounded-lg border border-line bg-surface p-3 text-ink shadow-float"
    >
      <div className="flex items-center">
        {STEPS.slice(0, 2).map((step) => (
          <StepButton
            key={step.label}
            {...step}
            onStep={() => setCurrent(clamp(dayAfterMonths(current, step.months)))}
          />
        ))}
        <h2 id={titleId} aria-live="polite" className="grow text-center font-semibold">
          {formatMonthLong(current)}
        </h2>
        {STEPS.slice(2).map((step) => (
          <StepButton
            key={step.label}
            {...step}
            onStep={() => setCurrent(clamp(dayAfterMonths(current, step.months)))}
          />
        ))}
      </div>
      <CalendarGrid
        grid={grid}
        titleId={titleId}
        current={current}
        chosen={day}
        isOutside={(other) => clamp(other) !== other}
        onKeyDown={onKeyDown}
        onPick={pick}
      />
    </dialog>
  );
}

interface CalendarGridProps {
  grid: Ref<HTMLTableElement>;
  titleId: string;
  /** The day that has the focus; its month is drawn. */
  current: Day;
  /** Empty for none. */
  chosen: Day;
  isOutside: (day: Day) => boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: (day: Day) => void;
}

function CalendarGrid({ grid, titleId, current, chosen, isOutside, onKeyDown, onPick }: CalendarGridProps) {
  const today = useToday();
  return (
    <table ref={grid} role="grid" aria-labelledby={titleId} className="mt-2 w-full border-collapse text-center">
      <thead>
        <tr>
          {WEEKDAYS.map(([short, long]) => (
            <th key={short} scope="col" abbr={long} className="py-1 text-xs font-semibold text-soft">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeksOf(monthOf(current)).map((week, index) => (
          <tr key={index}>
            {week.map((cell, weekday) =>
              cell === null ? (
                <td key={weekday} />
              ) : (
                <td key={weekday} role="gridcell" aria-selected={cell === chosen} className="p-0">
                  <DayButton
                    day={cell}
                    isCurrent={cell === current}
                    isChosen={cell === chosen}
                    isToday={cell === today}
                    isOutside={isOutside(cell)}
                    onPick={onPick}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconName;
  double: boolean;
  onStep: () => void;
}

function StepButton({ label, icon, double, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onStep}
      className="grid size-10 place-items-center rounded-md hover:bg-sunken"
    >
      <span className="flex">
        <Icon name={icon} className="size-3.5" />
        {double && <Icon name={icon} className="-ml-2 size-3.5" />}
      </span>
    </button>
  );
}

interface DayButtonProps {
  day: Day;
  /** The only Tab stop. */
  isCurrent: boolean;
  isChosen: boolean;
  isToday: boolean;
  /** Outside the allowed range. */
  isOutside: boolean;
  onPick: (day: Day) => void;
}

function DayButton({ day, isCurrent, isChosen, isToday, isOutside, onPick }: DayButtonProps) {
  const look = isChosen
    ? 'bg-accent font-semibold text-on-accent outline-1 outline-transparent'
    : isToday
      ? 'border border-edge font-semibold'
      : 'hover:bg-sunken';
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      aria-label={formatDayInWords(day)}
      {...(isToday && { 'aria-current': 'date' as const })}
      disabled={isOutside}
      onClick={() => onPick(day)}
      className={`size-10 rounded-md disabled:text-faint disabled:line-through ${look}`}
    >
      {Number(day.slice(8))}
    </button>
  );
}

const focusDay = (grid: HTMLElement | null) => grid?.querySelector<HTMLElement>('[data-current]')?.focus();

/** Below its field, or above it if there is no room, and always entirely inside the window. */
function placeAt(field: HTMLElement | null): { left: number; top: number; width: number } {
  const { width, height, margin } = SIZE;
  const box = field?.getBoundingClientRect();
  if (!box) return { left: margin, top: margin, width };
  const below = box.bottom + margin;
  const top = below + height + margin > innerHeight ? box.top - height - margin : below;
  return {
    left: Math.max(0, Math.min(box.left, innerWidth - width - margin)),
    top: Math.max(margin, Math.min(top, innerHeight - height - margin)),
    width: Math.min(width, innerWidth),
  };
}
