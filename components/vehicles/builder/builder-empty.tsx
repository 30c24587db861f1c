import { Button } from '@/components/ui/actions/button';
import type { ListedKind } from '@/lib/domain/vehicles/levels';
import { ALL_FIGURES, hasMaximum } from '@/lib/domain/tax/company-car/figures-filter';
import { effectiveStyles, type BuilderView } from './builder-address';
import { SOURCES } from '@/lib/domain/source-names';

const EMPTY_WORDS: Readonly<Record<ListedKind, string>> = {
  car: `${SOURCES.guide.atStart} lists nothing here. Choose another.`,
  van: `${SOURCES.guide.atStart} lists nothing here. Choose another.`,
  bike: `${SOURCES.guide.atStart} lists no motorcycles here. There are cars and vans.`,
  hgv: `${SOURCES.guide.atStart} lists no heavy goods vehicles here. There are cars and vans.`,
};

/** Why a level has no choices, with a button to remove each filter. */
export function BuilderEmpty({ builder, onChange }: { builder: BuilderView; onChange: (next: BuilderView) => void }) {
  const { kind, show, runOut } = builder;
  const isStyled = effectiveStyles(builder).length > 0;
  const isCapped = kind === 'car' && hasMaximum(builder.figures);
  const isFiltered = (isStyled || isCapped || show === 'current') && (kind === 'car' || kind === 'van');
  return (
    <>
      <p>{isFiltered ? 'No results with these filters.' : EMPTY_WORDS[kind]}</p>
      {isCapped && (
        <Button onClick={() => onChange({ ...builder, figures: { ...ALL_FIGURES, sort: builder.figures.sort } })}>
          Without a maximum
        </Button>
      )}
      {isStyled && <Button onClick={() => onChange({ ...builder, styles: [] })}>All body styles</Button>}
      {show === 'current' && !runOut && (
        <Button onClick={() => onChange({ ...builder, runOut: true })}>Include run-out</Button>
      )}
      {show === 'current' && <Button onClick={() => onChange({ ...builder, show: 'all' })}>Current and past</Button>}
    </>
  );
}
