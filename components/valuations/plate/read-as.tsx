import { SpelledPlate } from '@/components/ui/data/spelled-plate';
import type { PlateCorrection } from './use-plate-correction';

/** "Read as AB21 CDE"; what was changed is read out too, which sighted users see in the field. */
export function ReadAs({ display, changes }: NonNullable<PlateCorrection['words']>) {
  return (
    <>
      Read as <SpelledPlate registration={display} />
      {changes !== '' && <span className="sr-only">: {changes}</span>}
    </>
  );
}
