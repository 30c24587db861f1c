'use client';
import { useLayoutEffect, useRef } from 'react';
import { Slider, type SliderProps } from '@/components/ui/forms/slider';
import { useMovingRedraw, type MovingValue } from './moving-value';

export type MovingSliderProps = Omit<SliderProps, 'value' | 'onChange' | 'inputRef' | 'wordsRef' | 'words'> & {
  moving: MovingValue;
  wordsOf: (value: number) => string;
};

/**
 * The slider of a moving value. At each step it writes its value and label itself; React renders at rest. The label shows
 * the value even where it lies beyond the slider's ends.
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
    // The browser's event, stopped here: React would handle it in every component around the slider at each step.
    const move = (event: Event) => {
      event.stopPropagation();
      moving.move(Number(field?.value));
    };
    field?.addEventListener('input', move);
    return () => field?.removeEventListener('input', move);
  }, [moving]);
  return <Slider {...slider} value={shown} inputRef={input} wordsRef={output} words={wordsOf(moving.now())} />;
}
