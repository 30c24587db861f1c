import { SpelledPlate } from '@/components/ui/data/spelled-plate';
import type { PlateCorrection } from './use-plate-correction';

/** "Read as AB21 CDE"; the change, which sighted users see in the field, is read out too. */
export function ReadAs({ display, changes }: NonNullable<PlateCorrection['words']>) {
  return (
    <>
      Read as <SpelledPlate registration={display} />
      {changes !== '' && <span className="sr-only">: {changes}</span>}
    </>
  );
}
