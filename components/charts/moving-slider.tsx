'use client';
import { useSyncExternalStore } from 'react';
import { Slider, type SliderProps } from '@/components/ui/slider';
import type { Moving } from './moving';

export type MovingSliderProps = Omit<SliderProps, 'value' | 'onChange' | 'words'> & {
  moving: Moving;
  wordsOf: (value: number) => string;
};

/** The slider of a moving value. It alone is rendered at each step. */
export function MovingSlider({ moving, wordsOf, ...slider }: MovingSliderProps) {
  const value = useSyncExternalStore(
    (changed) =>
      moving.listen(() => {
        changed();
        return true;
      }),
    moving.now,
    moving.now,
  );
  return (
    <Slider
      {...slider}
      value={Math.min(Math.max(value, slider.min), slider.max)}
      onChange={moving.move}
      words={wordsOf(value)}
    />
  );
}
