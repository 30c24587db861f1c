'use client';

import { useState } from 'react';
import { useWhenOnline } from '@/components/ui/behaviour/use-when-online';
import { Icon } from '@/components/ui/data/icon';

/** A picture in a frame of its shape, so that nothing moves when it loads. The frame says if there is no picture. */
export function VehiclePicture({
  src,
  alt,
  eager = false,
  small = false,
}: {
  src: string;
  alt: string;
  eager?: boolean;
  /** Beside a heading: where there is no picture the frame is empty. */
  small?: boolean;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  // A browser does not say whether there is none or it failed to load, so it is tried again once there is a connection.
  useWhenOnline(() => setMissing(null), missing !== null);
  return (
    <span className="relative flex aspect-4/3 w-full items-center justify-center overflow-hidden rounded-md bg-sunken text-sm text-soft">
      {missing === src ? (
        <span className={small ? 'sr-only' : 'flex items-center gap-1.5 p-2 text-center'}>
          <Icon name="info" /> Picture not available
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          width="640"
          height="480"
          // An image that failed before the script ran has raised its error event already.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setMissing(src);
          }}
          onError={() => setMissing(src)}
          className="size-full object-contain"
        />
      )}
    </span>
  );
}
