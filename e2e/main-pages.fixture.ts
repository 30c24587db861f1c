/** The twelve main pages: what a picture is stored of, and what is compared with itself. */
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
    purpose: (page) => page.getByRole('heading', { level: 2 }).first(),
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
