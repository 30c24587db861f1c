'use client';

import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { Icon } from '@/components/ui/data/icon';
import type { Day } from '@/lib/domain/time/calendar';
import { readTypedDay, typedDayProblem, writeTypedDay, type DayBounds } from '@/lib/domain/time/typed-day';
import { formatDate } from '@/lib/format';
import { CONTROL_FRAME, CONTROL_INPUT, CONTROL_SIZES } from './control-class';
import { Field, type FieldProps } from './field';

/** Loaded when it is first opened: most dates are typed. */
const CalendarDialog = lazyPart(async () => (await import('./calendar-dialog')).CalendarDialog, 'The calendar');

export interface DateFieldProps extends Omit<FieldProps, 'children'> {
  /** The day as `YYYY-MM-DD`; empty for none. Given with `onChange`, or as `defaultValue`. */
  value?: Day;
  /** The initial day; any other text is shown as it is, with the page's `error` about it. */
  defaultValue?: string | undefined;
  /** Called with a day as `YYYY-MM-DD`, or with an empty text while the typed text is not a day. */
  onChange?: (day: Day) => void;
  min?: Day;
  max?: Day;
}

/**
 * A date, typed as dd/mm/yyyy or picked from a calendar. Forms submit `YYYY-MM-DD`; without script they submit the
 * typed text, which `dayFromAddress` reads. A form with an unusable date is not submitted: the field says why.
 */
export function DateField({ value, defaultValue = '', onChange, min, max, error, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState(() => typedFrom(value ?? defaultValue));
  const [problem, setProblem] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [lastValue, setLastValue] = useState(value);
  // Changed from outside, which overrides the typed text.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== typed.day) setTyped(typedFrom(value ?? ''));
  }

  useEffect(() => (input.current ? guardForm(input.current, { min, max }, setProblem) : undefined), [min, max]);
  useFormReset(input, () => change(writeTypedDay(value ?? defaultValue)));

  function change(text: string) {
    const day = readTypedDay(text) ?? '';
    setTyped({ text, day });
    setProblem(undefined);
    if (day !== typed.day) onChange?.(day);
  }

  function settle() {
    setProblem(typedDayProblem(typed.text, boundsOf(input.current?.form, { min, max })));
    if (typed.day !== '') setTyped(typedFrom(typed.day));
  }

  return (
    <Field {...field} error={problem ?? error}>
      {(control) => (
        <>
          <span className={CONTROL_FRAME}>
            <input
              {...control}
              {...(problem !== undefined && { 'aria-invalid': true as const })}
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder="dd/mm/yyyy"
              value={typed.text}
              onChange={({ target }) => change(target.value)}
              onBlur={settle}
              className={`${CONTROL_INPUT} ${CONTROL_SIZES.md} pr-1!`}
            />
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={typed.day === '' ? 'Open calendar' : `Open calendar, ${formatDate(typed.day)}`}
              {...(typeof field.label === 'string' && { 'aria-description': field.label })}
              onClick={() => setOpen(true)}
              className="grid min-h-(--control) min-w-10 shrink-0 place-items-center rounded-md text-soft hover:text-ink noscript:hidden print:hidden"
            >
              <Icon name="calendar" />
            </button>
          </span>
          {isOpen && (
            <Suspense>
              <CalendarDialog
                day={typed.day}
                min={min}
                max={max}
                field={input.current}
                onPick={(day) => change(writeTypedDay(day))}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

/** What is typed is not the browser's own state, so resetting the form has to reset it too. */
function useFormReset(input: RefObject<HTMLInputElement | null>, reset: () => void): void {
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}

/** A form that validates itself has its own messages for days out of range. */
const boundsOf = (form: HTMLFormElement | null | undefined, bounds: DayBounds): DayBounds =>
  form?.noValidate ? {} : bounds;

const typedFrom = (text: string) => ({ text: writeTypedDay(text), day: readTypedDay(text) ?? '' });

/**
 * Gives the field's form the day as `YYYY-MM-DD`, and stops its submission while what is typed cannot be used.
 * @returns a function that ends it
 */
function guardForm(
  input: HTMLInputElement,
  bounds: DayBounds,
  show: (problem: string) => void,
): (() => void) | undefined {
  const { form } = input;
  if (!form) return undefined;
  const writeDay = ({ formData }: FormDataEvent) => {
    const day = readTypedDay(input.value);
    if (day !== null && formData.has(input.name)) formData.set(input.name, day);
  };
  const stop = (event: SubmitEvent) => {
    const problem = typedDayProblem(input.value, boundsOf(form, bounds));
    if (problem === undefined) return;
    show(problem);
    if (!event.defaultPrevented) input.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  form.addEventListener('formdata', writeDay);
  form.addEventListener('submit', stop);
  return () => {
    form.removeEventListener('formdata', writeDay);
    form.removeEventListener('submit', stop);
  };
}
