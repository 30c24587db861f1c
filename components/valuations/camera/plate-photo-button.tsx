import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/actions/button';

const READING = 'Reading on this device; the photo is not sent. The first time loads about 5 MB.';
const NOT_LOADED = 'The plate reader could not be loaded. Type the plate, or try again with a connection.';

/** Fills in the plate from a photo, on this device, without looking anything up. Typing is the main way. */
export function PlatePhotoButton({ onRead }: { onRead: (display: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [words, setWords] = useState('');

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (!file) return;
    setReading(true);
    setWords(READING);
    try {
      const { readPlateFrom } = await import('./read-plate');
      const reading = await readPlateFrom(file);
      setWords(reading.words);
      if (reading.display !== null) onRead(reading.display);
    } catch {
      setWords(NOT_LOADED);
    }
    setReading(false);
  }

  return (
    <>
      <Button variant="quiet" pending={isReading} onClick={() => input.current?.click()}>
        Read plate from a photo
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photo to read"
        hidden
        onChange={(event) => void read(event)}
      />
      <p role="status" className="w-full text-sm text-soft empty:-mt-2">
        {words}
      </p>
    </>
  );
}
