'use client';

import { useStore } from 'zustand';
import { VehiclePicture } from '@/components/ui/data/vehicle-picture';
import { frontPicture } from '@/lib/api/client/front-picture';
import { fittedPaint } from '@/lib/domain/options/paint';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { isFitted } from '@/components/options/option-row-views';

/** The model's picture with the name of the paint chosen. The image service has one picture for all paints. */
export function BuildPicture({ store }: { store: ConfiguratorStore }) {
  const { kind, identifier, title, bundle } = store.getState().current.list;
  const paint = useStore(store, ({ current: { book, rowViews } }) =>
    fittedPaint(book.options, bundle, (code) => isFitted(rowViews.get(code))),
  );
  return (
    <div className="flex items-center gap-3">
      <span className="w-28 shrink-0">
        <VehiclePicture
          small
          src={frontPicture({ kind, identifier }, 320)}
          alt={`${displayName(title)}, from the front and side`}
        />
      </span>
      <p className="min-h-[4lh] min-w-0 text-sm">
        {paint === null ? 'No paint chosen.' : <span className="font-semibold wrap-anywhere">{paint}</span>}
        <span className="block text-xs text-soft">The picture shows the model, not the paint.</span>
      </p>
    </div>
  );
}
