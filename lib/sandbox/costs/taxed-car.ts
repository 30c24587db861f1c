/** A derivative as tax and duty see it on its first registration. */
import { meetsRde2 } from '@/lib/sandbox/catalogue/emissions';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { wltpTaxedFrom, type BenefitCar } from '@/lib/sandbox/legislation/appropriate-percentage';
import { wltpDutyFrom, type LicensedCar } from '@/lib/sandbox/legislation/vehicle-duty';

const testedLaterThan6e = (standard: string): boolean => /^EURO (6e-bis|7)/.test(standard);

export function taxedCar(derivative: CatalogueDerivative, firstRegistered: string): BenefitCar {
  const data = technical(derivative, firstRegistered);
  return {
    firstRegistered,
    co2GramsPerKm: firstRegistered >= wltpTaxedFrom ? data.co2GramsPerKm : data.nedcCo2,
    electricRangeMiles: data.electricRangeMiles,
    runsOnDieselAlone: derivative.engine.powertrain === 'diesel',
    meetsRde2: meetsRde2(data.standardEmissions),
    capacityCc: data.capacityCc,
    testedLaterThan6e: testedLaterThan6e(data.standardEmissions),
  };
}

export function dutyCar(
  derivative: CatalogueDerivative,
  firstRegistered: string,
  listPricePounds: number,
): LicensedCar {
  const data = technical(derivative, firstRegistered);
  return {
    firstRegistered,
    co2GramsPerKm: firstRegistered >= wltpDutyFrom ? data.co2GramsPerKm : data.nedcCo2,
    fuel: fuelOf(derivative),
    meetsRde2: meetsRde2(data.standardEmissions),
    capacityCc: data.capacityCc,
    listPricePounds,
  };
}

/** The licensing authority counts every hybrid and gas as an alternative fuel. */
function fuelOf({ engine }: CatalogueDerivative): LicensedCar['fuel'] {
  const { powertrain } = engine;
  return powertrain === 'petrol' || powertrain === 'diesel' || powertrain === 'electric' ? powertrain : 'alternative';
}
