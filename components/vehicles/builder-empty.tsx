import { Button } from '@/components/ui/button';
import type { Builder } from './builder-address';

/** A level without choices is the filters' doing; each of them can be let go of here. */
export function BuilderEmpty({ builder, onChange }: { builder: Builder; onChange: (next: Builder) => void }) {
  const { styles, show, runOut } = builder;
  const isFiltered = styles.length > 0 || show === 'current';
  return (
    <>
      <p>{isFiltered ? 'Nothing here under these filters.' : 'The guide lists nothing here. Choose another one.'}</p>
      {styles.length > 0 && <Button onClick={() => onChange({ ...builder, styles: [] })}>All body styles</Button>}
      {show === 'current' && !runOut && (
        <Button onClick={() => onChange({ ...builder, runOut: true })}>Include run-out</Button>
      )}
      {show === 'current' && <Button onClick={() => onChange({ ...builder, show: 'all' })}>Current and past</Button>}
    </>
  );
}
