/** The CO2 on a car's certificate, by the test that counts for its benefit: NEDC or WLTP. */
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';
import type { Because } from '@/lib/domain/provenance';
import { CHECK_CERTIFICATE } from '@/lib/domain/tax/appropriate-percentage';
import { co2Test } from '@/lib/domain/tax/benefit-percentages';
import type { Day } from '@/lib/domain/time/calendar';
import type { P11d } from './p11d';

const NO_CO2: Readonly<Record<ReturnType<typeof co2Test>, Because>> = {
  NEDC: {
    reason: 'The NEDC CO2 figure, which counts for BIK of cars first registered before 6 April 2020, is not known.',
    next: CHECK_CERTIFICATE,
  },
  WLTP: { reason: 'The WLTP CO2 figure, which counts for BIK, is not known.', next: CHECK_CERTIFICATE },
};

/** Why a car registered on a day has no percentage by its CO2: the same object each time. */
export const noCo2 = (registered: Day): Because => NO_CO2[co2Test(registered)];

/** The CO2 on a certificate by the test that counts for the benefit of a car registered on a day; null if not known. */
export function certifiedCo2(figures: EmissionFigures, registered: Day): number | null {
  const co2 = taxedCo2(figures);
  return co2 === 0 || co2Test(registered) === 'WLTP' ? co2 : figures.co2Nedc;
}

/** The CO2 of this build's own certificate, if the service uses another. */
export function buildCo2(p11d: P11d | null, figures: EmissionFigures | null, registered: Day): number | null {
  const own = figures && certifiedCo2(figures, registered);
  if (own === null || p11d === null || p11d.co2GramsPerKm === null) return own;
  return Math.floor(own) === Math.floor(p11d.co2GramsPerKm) ? null : own;
}
