import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { LastStep } from './last-step';
import { SelectionsContent } from './selections-content';

/** Beside the options: what is chosen, what it costs, what is open. It stays in sight; its parts are painted apart. */
export function SelectionsTray({ store }: { store: ConfiguratorStore }) {
  return (
    <aside
      aria-labelledby="selections-title"
      data-focus="h2"
      className="sticky top-3 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-lg border border-line bg-surface contain-content *:isolate max-lg:hidden"
    >
      <h2 id="selections-title" tabIndex={-1} className="px-4 pt-3 text-lg font-semibold -outline-offset-3">
        Your build
      </h2>
      <LastStep store={store} />
      <div className="px-4 pt-1 pb-4">
        <SelectionsContent store={store} />
      </div>
    </aside>
  );
}
