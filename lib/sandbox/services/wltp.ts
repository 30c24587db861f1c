/** The WLTP API (1 §WLTP API): figures of configured vehicles. */
import { randomUUID } from 'node:crypto';
import { refusals } from '@/lib/contract/refusals';
import * as contract from '@/lib/contract/wltp';
import { addMonths, daysBetween, earlier } from '@/lib/sandbox/time/calendar';
import { modelYears } from '@/lib/sandbox/catalogue/life';
import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';
import { buildOf } from '@/lib/sandbox/options/orderable';
import { defineResourceHandler, ResourceFailure, type ResourceCall } from '@/lib/sandbox/host/resource-handlers';
import { wltpTokenHandler } from '@/lib/sandbox/wltp/token';
import { wltpFigures } from '@/lib/sandbox/wltp/figures';
import { loadOf } from '@/lib/sandbox/wltp/family';
import { itemsOf, type WltpItem } from '@/lib/sandbox/wltp/items';

interface WltpConfigurationParams {
  readonly id?: string | undefined;
  readonly derivativeType: string;
  readonly refId: number;
  readonly modelYear: string;
  readonly selectedEquipmentIds: readonly number[];
}

interface ItemError {
  readonly id?: number;
  readonly type: string;
  readonly name: string;
  readonly message: string;
}

const databases: Readonly<Record<string, CatalogueDatabase>> = { Car: 'CAR', LCV: 'LCV' };

/** Each is computed while all other requests wait; the document states no limit. */
const mostConfigurations = 250;

const INVALID = 'Invalid_Vehicle_Configuration';

/** The figures of a configuration, or the reason why there are none. */
function itemsOrError(
  configuration: WltpConfigurationParams,
  { catalogue, today }: ResourceCall,
): readonly WltpItem[] | ItemError {
  const database = databases[configuration.derivativeType];
  const derivative = database && catalogue().derivative(database, configuration.refId);
  if (!derivative) {
    return {
      id: 10004,
      type: INVALID,
      name: 'derivative_not_found',
      message: 'Derivative not found in the new vehicle database.',
    };
  }
  const year = modelYears(derivative, today).find(({ reference }) => reference === configuration.modelYear.trim());
  if (year === undefined) {
    return { type: INVALID, name: 'model_year_not_found', message: 'The derivative has no such model year.' };
  }
  const book = optionsOf(derivative, year.effectiveFrom);
  const { fitted, refusal } = buildOf(book, [...new Set(configuration.selectedEquipmentIds)]);
  if (refusal !== null) return { type: INVALID, name: 'equipment_not_orderable', message: refusal };
  const data = technical(derivative, earlier(year.effectiveTo ?? today, today));
  if (data.cycle !== 'WLTP') {
    return { type: 'Data_Not_Available', name: 'wltp_data_not_found', message: 'The model year is older than WLTP.' };
  }
  return itemsOf(derivative, data, wltpFigures(derivative, data, loadOf(book, fitted)));
}

/** Values are valid until the end of the half-year, but for four weeks at least. */
function validUntil(today: string): string {
  const year = today.slice(0, 4);
  const ends = [`${year}-06-30`, `${year}-12-31`, `${addMonths(`${year}-06-01`, 12).slice(0, 4)}-06-30`];
  return `${ends.find((end) => daysBetween(today, end) >= 28) ?? ends[2]}T23:59:59Z`;
}

const valuesHandler = defineResourceHandler(
  contract.wltpValues,
  ({ configurations }, call) => {
    const known = configurations.every(({ derivativeType }) => Object.hasOwn(databases, derivativeType));
    if (configurations.length === 0 || configurations.length > mostConfigurations || !known)
      throw new ResourceFailure(refusals().invalid);
    const examinationDate = `${call.clock.toISOString().slice(0, 19)}Z`;
    return {
      auditId: randomUUID(),
      errors: [],
      wltpData: configurations.map((configuration) => {
        const found = itemsOrError(configuration, call);
        const isError = 'message' in found;
        return {
          ...configuration,
          validUntil: validUntil(call.today),
          examinationDate,
          errors: isError ? [found] : [],
          technicalSpecificationItems: isError ? [] : [...found],
        };
      }),
    };
  },
  // Without a body, as recorded (RFC 6750 §3).
  { status: 401, body: null, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
);

export const wltpHandlers = [wltpTokenHandler, valuesHandler];
