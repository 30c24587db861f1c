/**
 * Vehicle excise duty, typed from the Vehicle Excise and Registration Act 1994, Schedules 1 and 2. It is test support:
 * a second reading of the law. Amounts are pounds for twelve months; each row follows one band through the years, as the
 * Finance Acts substitute it, and a duty year (1 April to 31 March) is named by the year in which it begins.
 */

/** Part 1AA, from 2017: the first licence of a petrol car, by CO2 up to, from 2017-18 on. */
const FIRST_LICENCE: readonly (readonly [upTo: number, pounds: readonly number[]])[] = [
  [0, [0, 0, 0, 0, 0, 0, 0, 0, 10, 10]],
  [50, [10, 10, 10, 10, 10, 10, 10, 10, 110, 115]],
  [75, [25, 25, 25, 25, 25, 25, 30, 30, 130, 135]],
  [90, [100, 105, 110, 110, 115, 120, 130, 135, 270, 280]],
  [100, [120, 125, 130, 135, 140, 150, 165, 175, 350, 365]],
  [110, [140, 145, 150, 155, 160, 170, 185, 195, 390, 405]],
  [130, [160, 165, 170, 175, 180, 190, 210, 220, 440, 455]],
  [150, [200, 205, 210, 215, 220, 230, 255, 270, 540, 560]],
  [170, [500, 515, 530, 540, 555, 585, 645, 680, 1_360, 1_410]],
  [190, [800, 830, 855, 870, 895, 945, 1_040, 1_095, 2_190, 2_270]],
  [225, [1_200, 1_240, 1_280, 1_305, 1_345, 1_420, 1_565, 1_650, 3_300, 3_420]],
  [255, [1_700, 1_760, 1_815, 1_850, 1_910, 2_015, 2_220, 2_340, 4_680, 4_850]],
  [Infinity, [2_000, 2_070, 2_135, 2_175, 2_245, 2_365, 2_605, 2_745, 5_490, 5_690]],
];
/** Paragraph 1GC: later licences, and paragraph 1GE: the supplement. */
const STANDARD = [140, 140, 145, 150, 155, 165, 180, 190, 195, 200];
const SUPPLEMENT = [310, 310, 320, 325, 335, 355, 390, 410, 425, 440];

/** Part 1A: cars first registered from 1 March 2001 to 31 March 2017, from 2018-19 on. */
const GRADUATED: readonly (readonly [upTo: number, pounds: readonly number[]])[] = [
  [100, [0, 0, 0, 0, 0, 0, 0, 20, 20]],
  [110, [20, 20, 20, 20, 20, 20, 20, 20, 20]],
  [120, [30, 30, 30, 30, 30, 35, 35, 35, 35]],
  [130, [120, 125, 125, 130, 135, 150, 160, 165, 170]],
  [140, [140, 145, 150, 155, 165, 180, 190, 195, 200]],
  [150, [155, 160, 165, 170, 180, 200, 210, 215, 225]],
  [165, [195, 200, 205, 210, 220, 240, 255, 265, 275]],
  [175, [230, 235, 240, 250, 265, 290, 305, 315, 325]],
  [185, [250, 260, 265, 275, 290, 320, 335, 345, 360]],
  [200, [290, 300, 305, 315, 330, 365, 385, 395, 410]],
  [225, [315, 325, 330, 340, 360, 395, 415, 430, 445]],
  [255, [540, 555, 565, 585, 615, 675, 710, 735, 760]],
  [Infinity, [555, 570, 580, 600, 630, 695, 735, 760, 790]],
];
/** Part 1: before 1 March 2001, by 1,549 cc. */
const SMALL_ENGINE = [155, 160, 165, 170, 180, 200, 210, 220, 230];
const LARGE_ENGINE = [255, 265, 270, 280, 295, 325, 345, 360, 375];
/** Paragraph 1J(a), and 1J(b) for the vans of better standard. */
const LIGHT_GOODS = [250, 260, 265, 275, 290, 320, 335, 345, 360];
const LOWER_EMISSION_VAN = 140;

export interface StatuteVehicle {
  /** Whole grams a kilometre. */
  readonly co2: number;
  readonly fuel: 'petrol' | 'diesel' | 'diesel without RDE2' | 'alternative' | 'none';
  readonly registered: string;
  /** List price at first registration, in pounds. */
  readonly price: number;
  readonly capacityCc: number;
}

/** The year in which the duty year of a day begins. */
export const dutyYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

/** Until 31 March 2025 alternative fuel pays £10 less, and a car without emissions nothing. */
const isBefore2025 = (year: number): boolean => year < 2025;
const reduced = (pounds: number, { fuel }: StatuteVehicle, year: number): number =>
  fuel === 'alternative' && isBefore2025(year) ? Math.max(0, pounds - 10) : pounds;

const amount = (pounds: readonly number[], index: number): number => {
  const found = pounds[index];
  if (found === undefined) throw new RangeError(`no amount of the ${index}th year`);
  return found;
};

/** The first licence of a car registered from 1 April 2017 (paragraph 1GC). */
export function firstLicence(car: StatuteVehicle): number {
  const year = dutyYearOf(car.registered);
  const band = FIRST_LICENCE.findIndex(([upTo]) => car.co2 <= upTo);
  // Finance Act 2018, s.44: from 1 April 2018 diesel that does not meet the standard pays as the band above.
  const isBandUp = car.fuel === 'diesel without RDE2' && year >= 2018 && car.co2 > 0;
  const [, pounds] = FIRST_LICENCE[Math.min(isBandUp ? band + 1 : band, FIRST_LICENCE.length - 1)] ?? [0, []];
  return reduced(amount(pounds, year - 2017), car, year);
}

/** Paragraph 1GE: whether a licence bears the supplement. It is counted from 1, the first. */
function bearsSupplement(car: StatuteVehicle, licenceBegins: string, licence: number): boolean {
  if (licence < 2 || licence > 6) return false;
  if (car.fuel !== 'none') return car.price > 40_000;
  // Finance Act 2020, s.84: exempt from 1 April 2020; from 1 April 2025 those registered from that day are liable.
  if (licenceBegins < '2020-04-01') return car.price > 40_000;
  if (car.registered < '2025-04-01') return false;
  return car.price > (licenceBegins < '2026-04-01' ? 40_000 : 50_000);
}

/** A later licence of a car, by when it was first registered. */
export function laterLicence(car: StatuteVehicle, licenceBegins: string, licence: number): number {
  const year = dutyYearOf(licenceBegins);
  if (isHistoric(car.registered, licenceBegins)) return 0;
  if (car.fuel === 'none' && isBefore2025(year)) {
    const isLiable = car.registered >= '2017-04-01' && bearsSupplement(car, licenceBegins, licence);
    return isLiable ? amount(SUPPLEMENT, year - 2017) : 0;
  }
  if (car.registered >= '2017-04-01') {
    const supplement = bearsSupplement(car, licenceBegins, licence) ? amount(SUPPLEMENT, year - 2017) : 0;
    return reduced(amount(STANDARD, year - 2017), car, year) + supplement;
  }
  if (car.registered < '2001-03-01') return byEngine(car.capacityCc, year);
  // Finance Act 2025: a car of these years without emissions pays as band B.
  const co2 = car.fuel === 'none' ? 110 : car.co2;
  // Before 23 March 2006 band K is the highest.
  const counted = car.registered < '2006-03-23' ? Math.min(co2, 225) : co2;
  const [, pounds] = GRADUATED.find(([upTo]) => counted <= upTo) ?? [0, []];
  return reduced(amount(pounds, year - 2018), car, year);
}

const byEngine = (capacityCc: number, year: number): number =>
  amount(capacityCc <= 1_549 ? SMALL_ENGINE : LARGE_ENGINE, year - 2018);

/** Schedule 2, paragraph 1A: exempt from 1 April of the year after the one in which it is 40 years old. */
export const isHistoric = (built: string, licenceBegins: string): boolean =>
  Number(built.slice(0, 4)) < dutyYearOf(licenceBegins) - 40;

export interface StatuteGoodsVehicle {
  readonly registered: string;
  readonly euroStandard: number;
  readonly emitsNothing: boolean;
  readonly capacityCc: number;
}

/** A van of at most 3,500 kg (Part 1B); one of before March 2001 pays as a car. */
export function vanLicence(van: StatuteGoodsVehicle, day: string): number {
  const year = dutyYearOf(day);
  if (van.emitsNothing && isBefore2025(year)) return 0;
  if (van.registered < '2001-03-01') return byEngine(van.capacityCc, year);
  if (van.emitsNothing) return amount(LIGHT_GOODS, year - 2018);
  const isEarly4 = van.euroStandard === 4 && van.registered >= '2003-03-01' && van.registered <= '2006-12-31';
  const isEarly5 = van.euroStandard === 5 && van.registered >= '2009-01-01' && van.registered <= '2010-12-31';
  return isEarly4 || isEarly5 ? LOWER_EMISSION_VAN : amount(LIGHT_GOODS, year - 2018);
}
