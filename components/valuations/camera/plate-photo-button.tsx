import { useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/actions/button';

const SENTENCES = {
  reading: 'Reading on this device; the photo is not sent. The first time loads about 5 MB.',
  none: 'No plate was read. Type it, or take the photo closer and straight on.',
  no_picture: 'This file is not a photo that this browser can read. Type the plate.',
  not_loaded: 'The plate reader could not be loaded. Type the plate, or try again with a connection.',
} as const;

type PhotoState =
  { readonly state: keyof typeof SENTENCES | 'idle' } | { readonly state: 'read'; readonly display: string };

/** Fills in the plate from a photo, on this device, without looking anything up. Typing is the main way. */
export function PlatePhotoButton({ onRead }: { onRead: (display: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<PhotoState>({ state: 'idle' });

  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (!file) return;
    setPhoto({ state: 'reading' });
    try {
      const { readPlateFrom } = await import('./read-plate');
      const reading = await readPlateFrom(file);
      setPhoto(reading);
      if (reading.state === 'read') onRead(reading.display);
    } catch {
      setPhoto({ state: 'not_loaded' });
    }
  }

  return (
    <>
      <Button variant="quiet" pending={photo.state === 'reading'} onClick={() => input.current?.click()}>
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
        {photo.state === 'read'
          ? `Read from the photo: ${photo.display}. Check it against the plate.`
          : photo.state !== 'idle' && SENTENCES[photo.state]}
      </p>
    </>
  );
}
