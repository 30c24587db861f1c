/** Where the law and its figures are published, for every step of a calculation to name. */
import type { LawSource } from './dated-law-values';

const manual = (page: string): string => `https://www.gov.uk/hmrc-internal-manuals/${page}`;
const employment = (page: string): LawSource => ({
  name: `HMRC ${page}`,
  address: manual(`employment-income-manual/${page.toLowerCase()}`),
});

/** The method statement of ITEPA 2003 s.121(1), step by step. */
export const METHOD = employment('EIM24015');
export const LIST_PRICE = employment('EIM24105');
export const ACCESSORIES = employment('EIM24200');
export const CONTRIBUTIONS = employment('EIM24350');
export const NO_PRICE_LIMIT = employment('EIM24440');
export const UNAVAILABLE = employment('EIM25100');
export const PRIVATE_USE_PAYMENTS = employment('EIM25250');
export const DIESEL = employment('EIM24855');

/** Optional remuneration: ITEPA 2003 ss.120A and 121A of a car, ss.154A and 158A of a van. */
export const OPTIONAL_REMUNERATION = employment('EIM44070');
export const OPTIONAL_REMUNERATION_LOW_CO2 = employment('EIM44060');
export const OPTIONAL_REMUNERATION_VAN = employment('EIM44090');

const section = (number: string): LawSource => ({
  name: `ITEPA 2003 s.${number}`,
  address: `https://www.legislation.gov.uk/ukpga/2003/1/section/${number}`,
});
export const NO_CO2_FIGURE = section('140');
export const ELECTRICITY_NO_FUEL = section('149');
export const CAR_FUEL_UNAVAILABLE = section('152');
export const VAN_CHARGE = section('155');
export const VAN_UNAVAILABLE = section('156');
export const VAN_PAYMENTS = section('158');
export const VAN_FUEL = section('161');
export const DOUBLE_CABS = employment('EIM23151');

export const APPENDIX_2: LawSource = {
  name: 'HMRC 480 appendix 2',
  address: 'https://www.gov.uk/guidance/company-car-benefit-the-appropriate-percentage-480-appendix-2',
};
/** 2028-29 and 2029-30. */
export const RATES_2028: LawSource = {
  name: 'Finance Act 2025 ss.5–6',
  address: 'https://www.legislation.gov.uk/ukpga/2025/8/section/5',
};
/** Enacted by Finance Act 2026 s.19. */
export const EASEMENT = section('138A');
export const CLASS_1A: LawSource = {
  name: 'HMRC NIM15021',
  address: manual('national-insurance-manual/nim15021'),
};
export const DUTY_TABLES: LawSource = {
  name: 'Vehicle tax rate tables',
  address: 'https://www.gov.uk/vehicle-tax-rate-tables',
};
/** The uprating that eight other rates of April 2026 show, applied to the van rate of the year before. */
export const DERIVED_DUTY: LawSource = { ...DUTY_TABLES, name: 'Our estimate from the vehicle tax rate tables' };
export const FUEL_ORDERS: LawSource = {
  name: 'Van Benefit and Car and Van Fuel Benefit Orders',
  // One a year: this is the list of all.
  address: 'https://www.legislation.gov.uk/uksi?title=van+benefit+and+car+and+van+fuel+benefit',
};
export const INCOME_TAX: LawSource = {
  name: 'Income tax rates',
  address: 'https://www.gov.uk/income-tax-rates',
};
