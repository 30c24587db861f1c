/** The twelve main pages: what a picture is stored of, and what is compared with itself. And the pages of values. */
import type { Page } from 'playwright/test';
import { BUILT } from './company-car.fixture';
import { figure } from './dealer.fixture';
import { CAR } from './forecasts.fixture';

interface MainPage {
  readonly name: string;
  /** Null for the record of the car that was valued last. */
  readonly address: string | null;
  /** What a dealer comes to it for. */
  readonly purpose: (page: Page) => ReturnType<Page['getByRole']>;
}

export const MAIN_PAGES: readonly MainPage[] = [
  { name: 'home', address: '/', purpose: (page) => page.getByRole('button', { name: /^Value/ }) },
  { name: 'a record', address: null, purpose: (page) => figure(page, 'Below') },
  {
    name: 'valuations',
    address: '/valuations',
    purpose: (page) => page.getByLabel('Reg, VIN, make, model or derivative'),
  },
  {
    name: 'appraisals',
    address: '/appraisals',
    purpose: (page) => page.getByRole('main').getByRole('link').first(),
  },
  { name: 'stock lists', address: '/stock', purpose: (page) => page.getByLabel('Name') },
  {
    name: 'cars in stock',
    address: '/stock/cars',
    purpose: (page) => page.getByText('Add a car', { exact: true }),
  },
  {
    name: 'vehicles',
    address: '/vehicles?kind=car&levels=3',
    purpose: (page) => page.getByRole('option').first(),
  },
  {
    name: 'a vehicle',
    address: '/vehicles/car/50031',
    purpose: (page) => page.getByRole('link', { name: 'Value this vehicle' }),
  },
  {
    name: 'configure',
    address: '/vehicles/car/50317/configure',
    purpose: (page) => page.getByRole('radio').first(),
  },
  {
    name: 'forecast',
    address: `${CAR}/forecast?plate=2021+21&mileage=42500&perMonth=800`,
    purpose: (page) => page.getByText(/^Clean today/),
  },
  {
    name: 'company car',
    address: BUILT,
    purpose: (page) =>
      page.getByRole('region', { name: 'What does the driver pay' }).getByText('BIK %', { exact: true }),
  },
  {
    name: 'usage',
    address: '/usage',
    purpose: (page) => page.getByRole('heading', { name: 'Your organisation this month' }),
  },
];

interface ValuePage {
  readonly name: string;
  /** With everything that the values depend on. */
  readonly address: string;
  /** What the line of a phone says was chosen. */
  readonly criteria: RegExp;
  /** What opening that line shows. */
  readonly field: (page: Page) => ReturnType<Page['getByRole']>;
  /** The first of its values. */
  readonly figure: (page: Page) => ReturnType<Page['getByRole']>;
}

const firstPounds = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^£[\d,]+$/)
    .first();
const REGISTERED = 'registered=2021-03-15&mileage=40000';

/** Every page that answers with values what a form has in its address. */
export const VALUE_PAGES: readonly ValuePage[] = [
  {
    name: 'forecast',
    address: `${CAR}/forecast?plate=2021+21&mileage=42500&perMonth=800`,
    criteria: /^21 plate · 42,500 mi · 800 mi a month/,
    field: (page) => page.getByLabel('Miles per month from now'),
    figure: firstPounds,
  },
  {
    name: 'forecast by the date of first registration',
    address: `${CAR}/forecast?by=date&registered=2021-03-15&mileage=42500`,
    criteria: /^Registered 15 Mar 2021 · 42,500 mi/,
    field: (page) => page.getByRole('textbox', { name: 'Date of first registration' }),
    figure: firstPounds,
  },
  {
    name: 'history',
    address: `${CAR}/history?plate=2021+21&mileage=40000`,
    criteria: /^21 plate · Last 3 years · 40,000 mi/,
    field: (page) => page.getByLabel('Period'),
    figure: firstPounds,
  },
  {
    name: 'guide values',
    address: `${CAR}/guide`,
    criteria: /^\w+ \d{4} · Clean · £/,
    field: (page) => page.getByRole('radio', { name: 'Average' }),
    figure: (page) => page.getByRole('cell').first(),
  },
  {
    name: 'past value',
    address: `/vehicles/car/57048/past?${REGISTERED}&day=2026-03-03`,
    criteria: /^Registered 15 Mar 2021 · 40,000 mi · on 3 Mar 2026/,
    field: (page) => page.getByRole('textbox', { name: 'Value on' }),
    figure: firstPounds,
  },
  {
    name: 'values by plate, month and date',
    address: `/vehicles/car/57048/by-age?${REGISTERED}`,
    criteria: /^Registered 15 Mar 2021 · 40,000 mi/,
    field: (page) => page.getByLabel('Mileage', { exact: true }),
    figure: firstPounds,
  },
  {
    name: 'option values',
    address: '/vehicles/car/50317/option-values?date=2026-11-02&registered=2025-06-01&mileage=20000&option=71052',
    criteria: /^Registered 1 Jun 2025 · 20,000 mi · 1 option · Clean · now/,
    field: (page) => page.getByRole('radio', { name: 'Average' }),
    figure: firstPounds,
  },
  {
    name: 'find by facts',
    address: '/vehicles/find?fuel=Electric&benefitPercent=4&bootLitres=400',
    criteria: /^Cars · Electric · BIK at most 4%/,
    field: (page) => page.getByLabel('Boot, seats up, at least'),
    figure: firstPounds,
  },
];
