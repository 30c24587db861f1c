import { useStore } from 'zustand';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { sumWords } from '@/lib/domain/options/pricing/sum-words';

/** What the vehicle costs with its options; nothing where the guide gives no list price. */
export function CarTotal({ store }: { store: ConfiguratorStore }) {
  const { totalPence, onApplication } = useStore(store, ({ current }) => current.price);
  if (totalPence === null) return null;
  return (
    <p className="leading-tight">
      <span className="text-xs text-soft">Total with VAT</span>{' '}
      <strong className="text-lg leading-tight">{sumWords(totalPence, onApplication.length > 0)}</strong>
    </p>
  );
}
