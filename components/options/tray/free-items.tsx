import { useId } from 'react';
import { formatPoundsChange } from '@/lib/format';
import { dispatch, type ConfiguratorStore } from '@/components/options/configurator-store';
import { optionName } from '@/components/options/option-names';
import type { BuildState } from '@/components/options/build-state';

/** Which item a selection makes free, and what making another one the free one would change. */
export function FreeItems({ store, state }: { store: ConfiguratorStore; state: BuildState }) {
  const { book, now } = state;
  const id = useId();
  const choices = now.freeChoices.filter(({ free, others }) => free !== null && others.length > 0);
  return choices.map(({ rule, primary, free, others }) => (
    <fieldset key={`${rule} ${primary}`} className="text-sm">
      <legend className="font-semibold">Free with {optionName(book, primary)}</legend>
      {[{ option: free ?? 0, deltaPence: 0 }, ...others].map(({ option, deltaPence }) => (
        <label key={option} className="flex min-h-(--control) items-center gap-2.5">
          <input
            type="radio"
            name={`${id} ${rule} ${primary}`}
            checked={option === free}
            onChange={() => dispatch(store, { do: 'pick', pick: { rule, primary, option } })}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="flex-1">{optionName(book, option)}</span>
          {option !== free && (
            <span className="text-soft">
              {typeof deltaPence === 'number'
                ? `${formatPoundsChange(deltaPence / 100)} if this is the free one`
                : deltaPence === null
                  ? 'price on application'
                  : 'price difference not worked out yet'}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  ));
}
