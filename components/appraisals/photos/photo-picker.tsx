import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { leftOutWords } from '@/lib/domain/appraisals/photos';

export interface PhotoPickerProps {
  onChoose: (files: readonly File[]) => void;
  /** How many more there may be. */
  left: number;
}

/** One photo from the camera, or several files. When full it only says how many of the last choice were left out. */
export function PhotoPicker({ onChoose, left }: PhotoPickerProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    onChoose(chosen.slice(0, left));
    setLeftOut(Math.max(0, chosen.length - left));
    // The same file may be chosen again.
    currentTarget.value = '';
  }
  return (
    <div className="print:hidden">
      {left > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => camera.current?.click()}>Take a photo</Button>
          <Button onClick={() => files.current?.click()}>Choose photos</Button>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            aria-label="Take a photo"
            hidden
            onChange={take}
          />
          <input ref={files} type="file" accept="image/*" multiple aria-label="Choose photos" hidden onChange={take} />
        </div>
      )}
      {leftOut > 0 && (
        <p role="status" className="mt-2 text-sm">
          {leftOutWords(leftOut)}
        </p>
      )}
    </div>
  );
}
