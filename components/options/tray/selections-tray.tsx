import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { CarTotal } from './car-total';
import { SaveSharePrint } from './save-share-print';
import { SelectionsContent } from './selections-content';

/** Beside the options: selections, costs and open needs. It stays visible; its parts are painted separately. */
export function SelectionsTray({ store }: { store: ConfiguratorStore }) {
  return (
    <aside
      aria-labelledby="selections-title"
      data-focus="h2"
      // It ends above the bar of selected vehicles, where there is one.
      className="sticky top-3 max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-lg border border-line bg-surface contain-content *:isolate max-lg:hidden [html:has([data-selected-vehicles])_&]:max-h-[calc(100dvh-6rem)]"
    >
      <div className="space-y-2 px-4 pt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="selections-title" tabIndex={-1} className="text-lg font-semibold -outline-offset-3">
            Your build
          </h2>
          <CarTotal store={store} />
        </div>
        <SaveSharePrint store={store} withLastStep />
      </div>
      <div className="px-4 pt-1 pb-4">
        <SelectionsContent store={store} />
      </div>
    </aside>
  );
}
