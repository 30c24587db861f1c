/** The P11D service: list price, benefit and tax of a car with its options (3 §P11D service). */
import * as contract from '@/lib/contract/p11d';
import { defineDatasetHandler, type ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { optionsPrice } from '@/lib/sandbox/costs/chosen-options';
import { companyCarYear, pounds, taxedAt, type CompanyCarYear } from '@/lib/sandbox/costs/company-car';
import { isSoldNew, listPrice, listPriceSteps, totalPence, withOptions } from '@/lib/sandbox/costs/list-price';
import { taxedCar } from '@/lib/sandbox/costs/taxed-car';
import { databaseOf } from '@/lib/sandbox/services/databases';
import { taxYearOn } from '@/lib/sandbox/legislation/years';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';
import type { CalculationStep } from '@/lib/sandbox/legislation/calculation';

/**
 * The price and the three tax years from that of the day, with the calculation. @throws Refused for options that
 * cannot be ordered
 */
function p11dOf(derivative: CatalogueDerivative, date: string, selectedOptions: string) {
  const options = optionsPrice(() => optionsOf(derivative, date), selectedOptions);
  const list = listPrice(derivative, date);
  const price = withOptions(list, options);
  const car = taxedCar(derivative, date);
  const first = taxYearOn(date).ending;
  const years = [first, first + 1, first + 2].map((ending) => companyCarYear(car, price, ending));
  const steps: CalculationStep[] = [...listPriceSteps(list, options), ...years.flatMap((year) => year.steps)];
  return { list, price, years, steps };
}

/** The columns of one of the three years; null where the law is not known yet. */
function yearColumns(number: 1 | 2 | 3, { year, pricePence, limitPence, known }: CompanyCarYear) {
  const tax = known && taxedAt(known.benefitPence);
  return {
    [`p11d_year${number}`]: year.ending,
    [`p11d_year${number}_price`]: pounds(pricePence),
    [`p11d_year${number}_priceLimit`]: limitPence === null ? undefined : pounds(limitPence),
    [`p11d_year${number}_perc`]: known?.percent,
    [`p11d_year${number}_benefit`]: known && pounds(known.benefitPence),
    [`p11d_year${number}_rate_basic`]: tax?.basic,
    [`p11d_year${number}_rate_higher`]: tax?.higher,
  };
}

function valuation(
  params: { database: string; refid: number; specificationDate: string; selectedOptions: string },
  call: ServiceCall,
) {
  const database = databaseOf(contract.p11d, params.database);
  const derivative = database === null ? undefined : call.catalogue().derivative(database, params.refid);
  const date = params.specificationDate;
  if (!derivative || !isSoldNew(derivative, date)) return {};
  const data = technical(derivative, date);
  const { list, price, years } = p11dOf(derivative, date, params.selectedOptions);
  const [first, second, third] = years;
  return {
    VehicleInfo_Table: [
      {
        vehinfo_co2: data.co2GramsPerKm,
        vehinfo_euroEmissions: derivative.engine.powertrain === 'electric' ? undefined : data.euroClass,
        vehinfo_cc: data.capacityCc || undefined,
        vehinfo_fueltype: data.fuelType,
      },
    ],
    VehiclePrice_Table: [
      {
        price_basic: pounds(list.basicPence),
        price_vat: pounds(list.vatPence),
        price_delivery: pounds(list.deliveryPence),
        price_total: pounds(totalPence(list)),
      },
    ],
    P11DPrice_Table: [
      {
        p11d_basic: pounds(price.basicPence),
        p11d_vat: pounds(price.vatPence),
        p11d_delivery: pounds(price.deliveryPence),
        p11d_total: pounds(totalPence(price)),
      },
    ],
    P11DValuation_Table: [
      {
        ...(first && yearColumns(1, first)),
        ...(second && yearColumns(2, second)),
        ...(third && yearColumns(3, third)),
      },
    ],
  };
}

export const p11dHandlers = [defineDatasetHandler(contract.getP11DValuation, valuation)];
