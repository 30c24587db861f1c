import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

export interface SliderProps {
  label: ReactNode;
  name?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** Without it the slider manages its own value, starting from `value`. */
  onChange?: (value: number) => void;
  /** For a caller that writes value and words itself, faster than React can render. */
  inputRef?: Ref<HTMLInputElement>;
  wordsRef?: Ref<HTMLOutputElement>;
  /** The value in words, shown and spoken: `62,000 mi`. */
  words: string;
  /** Values worth stopping at, marked on the track where the browser draws them. */
  stops?: readonly number[];
  hint?: ReactNode;
}

/** The browser's own slider with its value beside the label: keys, finger and mouse move it alike. */
export function Slider(props: SliderProps) {
  const { label, name, min, max, step, value, onChange, inputRef, wordsRef, words, stops = [], hint } = props;
  const id = useId();
  return (
    <div className="isolate min-w-0 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {/* A box in a box, since a change in a flex item would lay out the whole page. */}
        <div className="h-6 w-28">
          <output
            ref={wordsRef}
            htmlFor={id}
            aria-live="off"
            className="block size-full text-right font-semibold contain-strict"
          >
            {words}
          </output>
        </div>
      </div>
      <input
        ref={inputRef}
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        {...(onChange ? { value, onChange: ({ target }) => onChange(Number(target.value)) } : { defaultValue: value })}
        list={stops.length > 0 ? `${id}stops` : undefined}
        aria-valuetext={words}
        aria-describedby={hint ? `${id}hint` : undefined}
        className="block h-(--control) w-full accent-accent contain-strict"
      />
      {stops.length > 0 && (
        <datalist id={`${id}stops`}>
          {stops.map((stop) => (
            <option key={stop} value={stop} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}hint`} className="mt-1 text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
