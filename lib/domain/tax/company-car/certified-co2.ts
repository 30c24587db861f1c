/** The CO2 on a car's certificate, by the test that counts for its benefit: NEDC or WLTP. */
import { taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';
import type { Because } from '@/lib/domain/provenance';
import { CHECK_CERTIFICATE } from '@/lib/domain/tax/appropriate-percentage';
import { co2Test } from '@/lib/domain/tax/benefit-percentages';
import type { Day } from '@/lib/domain/time/calendar';
import type { CompanyCarFigures } from './company-car';

const NO_CO2: Readonly<Record<ReturnType<typeof co2Test>, Because>> = {
  NEDC: {
    reason: 'The NEDC CO2 figure, which counts for BIK of cars first registered before 6 April 2020, is not known.',
    next: CHECK_CERTIFICATE,
  },
  WLTP: { reason: 'The WLTP CO2 figure, which counts for BIK, is not known.', next: CHECK_CERTIFICATE },
};

/**
 * Why a car registered on a day has no percentage by its CO2.
 *
 * @param why the end of the sentence, where more is known
 */
export function noCo2(registered: Day, why: string | null = null): Because {
  const { reason, next } = NO_CO2[co2Test(registered)];
  return why === null
    ? { reason, next, code: 'no_taxed_co2' }
    : { reason: reason.replace(/\.$/, `: ${why}.`), next, code: 'no_taxed_co2_because' };
}

/** The CO2 on a certificate by the test that counts for the benefit of a car registered on a day; null if not known. */
export function certifiedCo2(figures: EmissionFigures | null, registered: Day): number | null {
  if (figures === null) return null;
  const co2 = taxedCo2(figures);
  return co2 === 0 || co2Test(registered) === 'WLTP' ? co2 : figures.co2Nedc;
}

/** The same for a configured car: a service that did not answer is named. */
export const noCo2Of = ({ build, nedcCo2 }: CompanyCarFigures): Because =>
  nedcCo2 && 'because' in nedcCo2 ? { code: 'no_taxed_co2_because', ...nedcCo2.because } : noCo2(build.date);

export const COMPLETE_THE_BUILD = 'Complete the build in the configurator.';

/**
 * Why a build that the guide's rules refuse has no tax: the services' figures are of the derivative, or of a part of its
 * options, and no car as it is can be ordered.
 * @returns null for a build that the rules accept
 */
export const refusedBecause = ({ build }: Pick<CompanyCarFigures, 'build'>): Because | null =>
  build.troubles.length === 0
    ? null
    : { reason: 'The build is not complete, so no BIK % and no tax is given for it.', next: COMPLETE_THE_BUILD };

/** The figures on the certificate of a configured car; null if not known, as for a build that the rules refuse. */
export const certificateOf = (car: CompanyCarFigures): EmissionFigures | null =>
  refusedBecause(car) === null ? (car.emissions.value?.build.figures ?? null) : null;

/** The guide's NEDC figure of the derivative, if it counts: the certificate's own is not known. */
export function guideNedcCo2(car: CompanyCarFigures): number | null {
  const { build, nedcCo2 } = car;
  if (co2Test(build.date) === 'WLTP' || refusedBecause(car) !== null) return null;
  return certifiedCo2(certificateOf(car), build.date) === null ? (nedcCo2?.value ?? null) : null;
}

/** The CO2 of this build's own certificate, otherwise the guide's NEDC figure, if the service uses another. */
export function buildCo2(car: CompanyCarFigures): number | null {
  const p11d = car.p11d.value;
  const own = certifiedCo2(certificateOf(car), car.build.date) ?? guideNedcCo2(car);
  if (own === null || p11d === null || p11d.co2GramsPerKm === null) return own;
  return Math.floor(own) === Math.floor(p11d.co2GramsPerKm) ? null : own;
}
