'use client';
import { useLayoutEffect, useRef } from 'react';
import { Slider, type SliderProps } from '@/components/ui/slider';
import { useMoved, type Moving } from './moving';

export type MovingSliderProps = Omit<SliderProps, 'value' | 'onChange' | 'inputRef' | 'wordsRef' | 'words'> & {
  moving: Moving;
  wordsOf: (value: number) => string;
};

/**
 * The slider of a moving value. At each step it writes its own words; React hears of it at rest. Its words are of the
 * value itself, also of one that lies beyond its ends.
 */
export function MovingSlider({ moving, wordsOf, ...slider }: MovingSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLOutputElement>(null);
  const within = (value: number) => Math.min(Math.max(value, slider.min), slider.max);
  const shown = within(moving.now());
  useMoved(moving, () => (at) => {
    const [field, output] = [input.current, words.current];
    const value = within(at);
    const said = wordsOf(at);
    if (field && Number(field.value) !== value) field.value = String(value);
    if (output?.firstChild && output.textContent !== said) output.firstChild.nodeValue = said;
    if (field && field.ariaValueText !== said) field.ariaValueText = said;
    return true;
  });
  useLayoutEffect(() => {
    const field = input.current;
    // The browser's own event, and no further: React's would have every page around it looked through at each step.
    const move = (event: Event) => {
      event.stopPropagation();
      moving.move(Number(field?.value));
    };
    field?.addEventListener('input', move);
    return () => field?.removeEventListener('input', move);
  }, [moving]);
  return <Slider {...slider} value={shown} inputRef={input} wordsRef={words} words={wordsOf(moving.now())} />;
}
