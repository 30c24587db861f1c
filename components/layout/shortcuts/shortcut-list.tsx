'use client';

import { useStore } from 'zustand';
import { Switch } from '@/components/ui/forms/switch';
import { SHORTCUTS, type ShortcutEntry } from './shortcuts';
import { singleKeysStore } from './single-keys-store';

/** All shortcuts by where they work, and the switch for those of a single key. */
export function ShortcutList() {
  return (
    <div className="space-y-4">
      {SHORTCUTS.map(({ where, entries }) => (
        <ShortcutGroup key={where} where={where} entries={entries} />
      ))}
      <SingleKeysSwitch />
    </div>
  );
}

function ShortcutGroup({ where, entries }: { where: string; entries: readonly ShortcutEntry[] }) {
  return (
    <section>
      <h3 className="text-sm font-semibold text-soft">{where}</h3>
      <dl className="divide-y divide-line">
        {entries.map(({ shown, does }) => (
          <div key={does} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="order-last flex shrink-0 flex-wrap justify-end gap-1.5">
              {shown.map((keys) => (
                <kbd key={keys} className="rounded-sm border border-edge px-1.5 text-sm">
                  {keys}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SingleKeysSwitch() {
  const { isOn } = useStore(singleKeysStore);
  return (
    <div>
      <Switch
        label="Single-key shortcuts"
        checked={isOn}
        onChange={({ target }) => singleKeysStore.setState({ isOn: target.checked })}
      />
      <p className="text-sm text-soft">
        Switch them off if speech input triggers them by accident. Ctrl K always works.
      </p>
    </div>
  );
}
