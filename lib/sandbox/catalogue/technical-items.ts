/** Every technical item in the guide: its code, its name, and how its value is printed. */
import type { technicalItems } from '@/lib/contract/nvd';
import type { CatalogueDerivative, Technical } from '@/lib/sandbox/catalogue/catalogue-model';

export interface TechnicalTableItem {
  /** 21, 67, 110, 133 and 145 as recorded; the others are this guide's own. */
  readonly code: number;
  readonly description: string;
  readonly category: string;
  /** Its name in a `techDataList`; null for items that only full data list. */
  readonly item: (typeof technicalItems)[number] | null;
  /** undefined: this vehicle has no such item. */
  readonly value: (technical: Technical, derivative: CatalogueDerivative) => string | undefined;
}

const burns = ({ capacityCc }: Technical): boolean => capacityCc > 0;
/** For items that do not apply to a vehicle without an engine. */
const ifBurns =
  (print: (technical: Technical) => string) =>
  (technical: Technical): string | undefined =>
    burns(technical) ? print(technical) : undefined;
/** For items that are 0 where they do not exist. */
const unlessZero =
  (pick: (technical: Technical) => number, digits = 0) =>
  (technical: Technical): string | undefined =>
    pick(technical) === 0 ? undefined : pick(technical).toFixed(digits);

const engine = 'Engine and Drive Train';
const emissions = 'Emissions - ICE';
const electric = 'Electric Vehicle Data';
const consumption = 'Fuel Consumption';
const performance = 'Performance';
const weights = 'Weight and Capacities';
const sizes = 'Vehicle Dimensions';
const ncap = 'NCAP';
const general = 'General';

const row = (
  code: number,
  item: TechnicalTableItem['item'],
  category: string,
  description: string,
  value: TechnicalTableItem['value'],
): TechnicalTableItem => ({ code, item, category, description, value });

export const technicalTable: readonly TechnicalTableItem[] = [
  row(
    20,
    'CC',
    engine,
    'CC',
    unlessZero((t) => t.capacityCc),
  ),
  row(21, 'ENGINEPOWER_BHP', engine, 'Engine Power - BHP', (t) => `${t.powerBhp}`),
  row(145, 'ENGINEPOWER_PS', engine, 'Engine Power - PS', (t) => `${t.powerPs}`),
  row(146, 'ENGINEPOWER_KW', engine, 'Engine Power - KW', (t) => `${t.powerKw}`),
  row(22, 'ENGINEPOWER_RPM', engine, 'Engine Power - RPM', (t) => `${t.powerRpm}`),
  row(23, null, engine, 'Engine Torque - NM', (t) => `${t.torqueNm}`),
  row(
    24,
    null,
    engine,
    'Cylinders',
    ifBurns((t) => `${t.cylinders}`),
  ),
  row(25, 'FUELDELIVERY', engine, 'Fuel Delivery', (t) => t.fuelDelivery),
  row(26, null, engine, 'Gears', (_, d) => `${d.gearbox.gears}`),
  row(67, 'CO2', emissions, 'CO2 (g/km)', (t) => `${t.co2GramsPerKm}`),
  row(
    110,
    'CO',
    emissions,
    'CO',
    ifBurns((t) => t.coGramsPerKm.toFixed(3)),
  ),
  row(
    111,
    'HC',
    emissions,
    'HC',
    unlessZero((t) => t.hcGramsPerKm, 3),
  ),
  row(
    112,
    'HC+NOX',
    emissions,
    'HC+NOx',
    unlessZero((t) => t.hcPlusNoxGramsPerKm, 3),
  ),
  row(
    113,
    'NOX',
    emissions,
    'NOx',
    ifBurns((t) => t.noxGramsPerKm.toFixed(3)),
  ),
  row(114, 'STANDARDEMISSIONS', emissions, 'Standard Euro Emissions', (t) => t.standardEmissions),
  row(115, null, emissions, 'Test Cycle', (t) => t.cycle),
  row(116, null, emissions, 'Noise Level dB(A)', (t) => `${t.soundDriveByDb}`),
  row(
    9,
    'MPG_URBAN',
    consumption,
    'EC Urban (mpg)',
    unlessZero((t) => t.mpgUrban, 1),
  ),
  row(
    10,
    'MPG_EXTRAURBAN',
    consumption,
    'EC Extra Urban (mpg)',
    unlessZero((t) => t.mpgExtraUrban, 1),
  ),
  row(
    11,
    'MPG_COMBINED',
    consumption,
    'EC Combined (mpg)',
    unlessZero((t) => t.mpgCombined, 1),
  ),
  row(
    160,
    null,
    electric,
    'Battery Capacity in kWh',
    unlessZero((t) => t.batteryKwh, 1),
  ),
  row(
    161,
    null,
    electric,
    'Pure Electric Range (miles)',
    unlessZero((t) => t.electricRangeMiles),
  ),
  row(
    162,
    null,
    electric,
    'Electricity Consumption (Wh/km)',
    unlessZero((t) => t.wattHoursPerKm),
  ),
  row(5, 'TOPSPEED', performance, 'Top Speed (mph)', (t) => `${t.topSpeedMph}`),
  row(6, '0TO62', performance, '0 to 62 mph (secs)', (t) => t.zeroTo62Seconds.toFixed(1)),
  row(
    30,
    'FUELTANKCAPACITY',
    weights,
    'Fuel Tank Capacity (Litres)',
    unlessZero((t) => t.tankLitres),
  ),
  row(31, 'GROSSVEHICLEWEIGHT', weights, 'Gross Vehicle Weight', (t) => `${t.grossKg}`),
  row(32, null, weights, 'Minimum Kerbweight', (t) => `${t.kerbKg}`),
  row(
    33,
    null,
    weights,
    'Max. Towing Weight - Braked',
    unlessZero((t) => t.towBrakedKg),
  ),
  row(
    34,
    null,
    weights,
    'Max. Towing Weight - Unbraked',
    unlessZero((t) => t.towUnbrakedKg),
  ),
  row(
    35,
    'LUGGAGECAPACITYSEATSUP',
    weights,
    'Luggage Capacity (Seats Up)',
    unlessZero((t) => t.luggageSeatsUpLitres),
  ),
  row(
    36,
    'LUGGAGECAPACITYSEATSDOWN',
    weights,
    'Luggage Capacity (Seats Down)',
    unlessZero((t) => t.luggageSeatsDownLitres),
  ),
  row(40, 'LENGTH', sizes, 'Length', (t) => `${t.lengthMm}`),
  row(41, 'WIDTH', sizes, 'Width', (t) => `${t.widthMm}`),
  row(42, 'HEIGHT', sizes, 'Height', (t) => `${t.heightMm}`),
  row(43, null, sizes, 'Wheelbase', (t) => `${t.wheelbaseMm}`),
  row(150, 'NCAPOVERALLRATING', ncap, 'NCAP Overall Rating', (t) => `${t.ncapOverall}`),
  row(151, 'NCAPADULTOCCUPANT', ncap, 'NCAP Adult Occupant Protection %', (t) => `${t.ncapAdultPercent}`),
  row(152, 'NCAPCHILDOCCUPANT', ncap, 'NCAP Child Occupant Protection %', (t) => `${t.ncapChildPercent}`),
  row(153, 'NCAPPEDESTRIAN', ncap, 'NCAP Pedestrian Protection %', (t) => `${t.ncapPedestrianPercent}`),
  row(154, 'NCAPSAFETYASSIST', ncap, 'NCAP Safety Assist %', (t) => `${t.ncapSafetyAssistPercent}`),
  row(131, 'INSURANCEGROUP1', general, 'Insurance Group 1', (t) => t.insuranceGroup1),
  row(132, 'INSURANCEGROUP2', general, 'Insurance Group 2', (t) => t.insuranceGroup2),
  row(133, 'INSURANCEGROUP1-50', general, 'Insurance Group 1 - 50', (t) => t.insuranceGroup50 ?? undefined),
  row(134, 'SEATS', general, 'Number of Seats', (_, d) => `${d.seats}`),
  row(135, 'STANDARDMANWARRANTY_YEARS', general, 'Standard Manufacturer Warranty - Years', (t) => `${t.warrantyYears}`),
  row(136, 'STANDARDMANWARRANTY_MILEAGE', general, 'Standard Manufacturer Warranty - Mileage', (t) =>
    t.warrantyMiles === 0 ? 'Unlimited' : `${t.warrantyMiles}`,
  ),
];
