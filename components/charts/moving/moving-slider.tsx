'use client';
import { useLayoutEffect, useRef } from 'react';
import { Slider, type SliderProps } from '@/components/ui/forms/slider';
import { useMovingRedraw, type MovingValue } from './moving-value';

export type MovingSliderProps = Omit<SliderProps, 'value' | 'onChange' | 'inputRef' | 'wordsRef' | 'words'> & {
  moving: MovingValue;
  wordsOf: (value: number) => string;
};

/**
 * The slider of a moving value. At each step it writes its own words; React hears of it at rest. Its words are of the
 * value itself, also of one that lies beyond its ends.
 */
export function MovingSlider({ moving, wordsOf, ...slider }: MovingSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const clampToRange = (value: number) => Math.min(Math.max(value, slider.min), slider.max);
  const shown = clampToRange(moving.now());
  useMovingRedraw(moving, () => (currentValue) => {
    const [field, outputElement] = [input.current, output.current];
    const value = clampToRange(currentValue);
    const text = wordsOf(currentValue);
    if (field && Number(field.value) !== value) field.value = String(value);
    if (outputElement?.firstChild && outputElement.textContent !== text) outputElement.firstChild.nodeValue = text;
    if (field && field.ariaValueText !== text) field.ariaValueText = text;
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
  return <Slider {...slider} value={shown} inputRef={input} wordsRef={output} words={wordsOf(moving.now())} />;
}
