'use client';
import { useLayoutEffect, useRef } from 'react';
import { Slider, type SliderProps } from '@/components/ui/slider';
import type { Moving } from './moving';

export type MovingSliderProps = Omit<SliderProps, 'value' | 'onChange' | 'inputRef' | 'wordsRef' | 'words'> & {
  moving: Moving;
  wordsOf: (value: number) => string;
};

/** The slider of a moving value. At each step it writes its own words; React hears of it at rest. */
export function MovingSlider({ moving, wordsOf, ...slider }: MovingSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLOutputElement>(null);
  const { min, max } = slider;
  const value = Math.min(Math.max(moving.now(), min), max);
  useLayoutEffect(() => {
    const field = input.current;
    const output = words.current;
    if (!field || !output) return;
    const show = (value: number) => {
      const within = Math.min(Math.max(value, min), max);
      const said = wordsOf(within);
      if (Number(field.value) !== within) field.value = String(within);
      if (output.firstChild && output.textContent !== said) output.firstChild.nodeValue = said;
      if (field.ariaValueText !== said) field.ariaValueText = said;
      return true;
    };
    show(moving.now());
    // The browser's own event: React's would have every page around it looked through at each step.
    const move = () => moving.move(Number(field.value));
    field.addEventListener('input', move);
    const end = moving.listen(show);
    return () => {
      field.removeEventListener('input', move);
      end();
    };
  });
  return <Slider {...slider} value={value} inputRef={input} wordsRef={words} words={wordsOf(value)} />;
}
