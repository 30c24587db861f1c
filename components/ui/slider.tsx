import { useId } from 'react';
import type { ReactNode } from 'react';

export interface SliderProps {
  label: ReactNode;
  name?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value in words, shown and spoken: `62,000 mi`. */
  words: string;
  /** Values worth stopping at, marked on the track where the browser draws them. */
  stops?: readonly number[];
  hint?: ReactNode;
}

/** The browser's own slider with its value beside the label: keys, finger and mouse move it alike. */
export function Slider({ label, name, min, max, step, value, onChange, words, stops = [], hint }: SliderProps) {
  const id = useId();
  return (
    <div className="min-w-0 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <output htmlFor={id} aria-live="off" className="font-semibold">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        list={stops.length > 0 ? `${id}stops` : undefined}
        aria-valuetext={words}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={({ target }) => onChange(Number(target.value))}
        className="block min-h-(--control) w-full accent-accent"
      />
      {stops.length > 0 && (
        <datalist id={`${id}stops`}>
          {stops.map((stop) => (
            <option key={stop} value={stop} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={`${id}hint`} className="text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
