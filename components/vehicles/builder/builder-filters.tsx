'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { BODY_STYLES } from '@/lib/domain/vehicles/level-filter';
import type { ListedKind } from '@/lib/domain/vehicles/levels';
import { formatPlural } from '@/lib/format';
import { withChoice, kindIn, KINDS, effectiveStyles, type BuilderView } from './builder-address';

const LABELS: Readonly<Record<ListedKind, string>> = { car: 'Cars', van: 'Vans', bike: 'Motorcycles', hgv: 'HGVs' };

/** Which vehicles are listed. On a phone the filters are folded away, and the button says how many are set. */
export function BuilderFilters({ builder, onChange }: { builder: BuilderView; onChange: (next: BuilderView) => void }) {
  const { kind, styles, show, runOut, ranged, sector } = builder;
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const activeFilters = [effectiveStyles(builder).length > 0, show === 'all', runOut, !ranged, !sector].filter(
    Boolean,
  ).length;
  const toggled = (style: number, on: boolean) =>
    on ? [...styles, style].sort((a, b) => a - b) : styles.filter((chosenStyle) => chosenStyle !== style);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 lg:justify-start print:hidden">
      <RadioGroup
        legend="Kind of vehicle"
        legendHidden
        inline
        value={kind}
        // Codes of one kind mean nothing among the other.
        onChange={(value) => onChange({ ...withChoice(builder, 'manufacturer', null), kind: kindIn(value) ?? 'car' })}
        options={KINDS.map((listedKind) => ({ value: listedKind, label: LABELS[listedKind] }))}
      />
      <div className="lg:hidden">
        <Button
          variant="quiet"
          aria-expanded={isUnfolded}
          aria-controls={id}
          icon={isUnfolded ? 'up' : 'down'}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {activeFilters === 0 ? 'Filters' : formatPlural(activeFilters, 'filter')}
        </Button>
      </div>
      <div id={id} className={`max-lg:w-full lg:contents ${isUnfolded ? '' : 'max-lg:hidden'}`}>
        <RadioGroup
          legend="Which to list"
          legendHidden
          inline
          value={show}
          onChange={(value) => onChange({ ...builder, show: value === 'all' ? 'all' : 'current' })}
          options={[
            { value: 'current', label: 'Current only' },
            { value: 'all', label: 'Current and past' },
          ]}
        />
        <Checkbox
          label="Include run-out"
          title="Still sold, no longer made"
          checked={runOut || show === 'all'}
          disabled={show === 'all'}
          onChange={({ target }) => onChange({ ...builder, runOut: target.checked })}
        />
        <Checkbox
          label="By range"
          title="Between manufacturer and model"
          checked={ranged}
          onChange={({ target }) => onChange({ ...withChoice(builder, 'range', null), ranged: target.checked })}
        />
        <Checkbox
          label="With sector"
          title="The part of the market each derivative is in"
          checked={sector}
          onChange={({ target }) => onChange({ ...builder, sector: target.checked })}
        />
        {kind === 'car' && (
          <fieldset className="w-full">
            <legend className="sr-only">Body styles, any of those ticked; all if none is</legend>
            <div className="flex flex-wrap gap-x-6">
              {Object.entries(BODY_STYLES).map(([code, name]) => (
                <Checkbox
                  key={code}
                  label={name}
                  checked={styles.includes(Number(code))}
                  onChange={({ target }) => onChange({ ...builder, styles: toggled(Number(code), target.checked) })}
                />
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </div>
  );
}
