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

export interface BuilderFiltersProps {
  builder: BuilderView;
  onChange: (next: BuilderView) => void;
}

/** Which vehicles are listed. On a phone the filters are folded away, and the button says how many are set. */
export function BuilderFilters({ builder, onChange }: BuilderFiltersProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const activeFilters = activeFilterCount(builder);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 lg:justify-start print:hidden">
      <RadioGroup
        legend="Kind of vehicle"
        legendHidden
        inline
        value={builder.kind}
        // Codes of one kind mean nothing for another.
        onChange={(value) => onChange({ ...withChoice(builder, 'manufacturer', null), kind: kindIn(value) ?? 'car' })}
        options={KINDS.map((kind) => ({ value: kind, label: LABELS[kind] }))}
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
        <ListFilters builder={builder} onChange={onChange} />
        {builder.kind === 'car' && <BodyStyleFilter builder={builder} onChange={onChange} />}
      </div>
    </div>
  );
}

const activeFilterCount = (builder: BuilderView): number =>
  [
    effectiveStyles(builder).length > 0,
    builder.show === 'all',
    builder.runOut,
    !builder.ranged,
    !builder.sector,
  ].filter(Boolean).length;

function ListFilters({ builder, onChange }: BuilderFiltersProps) {
  const { show, runOut, ranged, sector } = builder;
  return (
    <>
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
        title="Out of production, still on sale"
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
        title="Market sector of each derivative"
        checked={sector}
        onChange={({ target }) => onChange({ ...builder, sector: target.checked })}
      />
    </>
  );
}

function BodyStyleFilter({ builder, onChange }: BuilderFiltersProps) {
  const { styles } = builder;
  const toggled = (style: number, isOn: boolean) =>
    isOn ? [...styles, style].sort((a, b) => a - b) : styles.filter((chosenStyle) => chosenStyle !== style);
  return (
    <fieldset className="w-full">
      <legend className="sr-only">Body styles: any ticked, all if none is ticked</legend>
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
  );
}
