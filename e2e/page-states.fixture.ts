/** Every page of the product, by its address: what the journeys over all pages open. */
import type { Page } from 'playwright/test';
import { BUILT } from './company-car.fixture';
import { valueCar } from './dealer.fixture';
import { CAR } from './forecasts.fixture';

export interface PageState {
  readonly name: string;
  readonly address: string;
}

/** Pages that are there without anything done before. */
export const PAGES: readonly PageState[] = [
  { name: 'home', address: '/' },
  { name: 'valuations', address: '/valuations' },
  { name: 'VIN', address: '/valuations/vin' },
  { name: 'guide ID', address: '/valuations/identifier' },
  { name: 'stock', address: '/stock' },
  { name: 'vehicles', address: '/vehicles?kind=car&levels=3' },
  { name: 'vehicles by facts', address: '/vehicles/find?fuel=Electric&bootLitres=400' },
  { name: 'a vehicle', address: '/vehicles/car/50031' },
  { name: 'a comparison', address: '/vehicles/compare?vehicle=car-50031&vehicle=car-50001' },
  { name: 'configure', address: '/vehicles/car/50317/configure' },
  {
    name: 'option values',
    address: '/vehicles/car/50317/option-values?date=2026-11-02&registered=2025-06-01&option=71052',
  },
  { name: 'forecast', address: `${CAR}/forecast?plate=2021+21&beside=2020+20&mileage=42500&perMonth=800` },
  { name: 'history', address: `${CAR}/history?plate=2021+21&mileage=42500` },
  { name: 'guide values', address: `${CAR}/guide?edition=2026-11-01&against=2026-10-01` },
  { name: 'company car', address: BUILT },
  { name: 'emissions', address: BUILT.replace('company-car', 'emissions') },
  { name: 'forecasts', address: '/forecast' },
  { name: 'pasted emissions', address: '/emissions' },
  { name: 'builds', address: '/builds' },
  { name: 'downloads', address: '/downloads' },
  { name: 'usage', address: '/usage' },
  { name: 'ledger', address: '/ledger' },
  { name: 'reconciliation', address: '/audits' },
  { name: 'users', address: '/people' },
  { name: 'requests for extra credits', address: '/people/approvals' },
  { name: 'privacy', address: '/people/privacy' },
  { name: 'outbox', address: '/outbox' },
  { name: 'schedules', address: '/schedules' },
  { name: 'notifications', address: '/notifications' },
  { name: 'account', address: '/account' },
  { name: 'explorer', address: '/explorer' },
  { name: 'API reference', address: '/api-reference' },
  { name: 'API reference of valuations', address: '/api-reference/valuations' },
];

/** Opened and drawn: what is requested by its script has come. */
export async function openPage(page: Page, { address }: Pick<PageState, 'address'>): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** A record and its customer copy, which somebody has to value first. */
export async function recordPages(page: Page, plate: string): Promise<readonly PageState[]> {
  await valueCar(page, plate);
  const { pathname } = new URL(page.url());
  return [
    { name: 'a record', address: pathname },
    { name: 'a customer copy', address: `${pathname}/customer` },
  ];
}
