/** For tests: an organisation with a valuer and a manager, whose car is valued, and what they do in appraisals of it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Session } from '@/lib/access';
import { runTakeOutOfStock } from '@/lib/features/stock-cars/change-car';
import { runTakeAppraisalIntoStock } from '@/lib/features/stock-cars/take-in';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { call, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import * as appraisals from './appraisals';
import { runAnswerOffer } from './offer-answers';
import * as offers from './offers';

type OfferServices = Pick<appraisals.AppraisalServices, 'appraisals'>;

/** What a step is sent with: with the newest offer of the appraisal, in its state, as a page that was just read has it. */
export async function withOffer<Input extends { readonly id: string }>(services: OfferServices, input: Input) {
  const { offer, offerState, ...rest } = await withAnyOffer(services, input);
  assert.ok(offer !== null && offerState !== null, 'there is an offer');
  return { ...rest, offer, offerState };
}

/** The same, with null where there is no offer. */
export async function withAnyOffer<Input extends { readonly id: string }>(services: OfferServices, input: Input) {
  const [newest] = await services.appraisals.offers.list(input.id);
  return { ...input, offer: newest?.id ?? null, offerState: newest?.state ?? null };
}

/** Of a day on 5 June 2026, until `wait` moves it on; offers are dated by the database’s clock. */
export async function openAppraisalDealer(recorded: RecordedServices) {
  const { database } = recorded;
  const opened = await recorded.dealer();
  const cached = createProviderAnswerCache(opened.services.caller, () => performance.now());
  const { people } = openPeopleStores(database);
  const services = { ...opened.services, appraisals: openAppraisals(database), people, cached };
  const [valuer, manager] = [await opened.person('Val', 'valuer'), await opened.person('Max', 'manager')];
  const car = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: false };
  const valuation = (await runCreateValuation(call(car, valuer), services)).record;
  const start = async (key: string = randomUUID()) =>
    (await appraisals.runStartAppraisal(call({ id: valuation.id }, valuer, key), services)).id;
  const read = (id: string, who: Session = valuer) => appraisals.runReadAppraisal(call({ id }, who), services);
  const enter = async (id: string, texts: Readonly<Record<string, string>>, who: Session = valuer) => {
    const { entries } = await read(id);
    const changes = Object.entries(texts).map(([field, value]) => ({
      field,
      value,
      version: entries.find((entry) => entry.field === field)?.version ?? 0,
    }));
    return appraisals.runSaveAppraisalEntries(call({ id, changes }, who), services);
  };
  const clean = valuation.values.clean.value ?? assert.fail('a Clean value is recorded');
  /** Confirmed, as by a person. */
  const make = (id: string, pounds: number, who: Session = valuer) =>
    offers.runMakeOffer(call({ id, pounds, tradePence: clean * 100, isConfirmed: true }, who), services);
  const offer = async (id: string, pounds: number, who: Session = valuer) => {
    await enter(id, { condition: 'clean', offer: String(pounds), salePrice: String(clean * 2), margin: '' }, who);
    return make(id, pounds, who);
  };
  /** @returns its token */
  const link = async (id: string) =>
    (await offers.runCreateOfferLink(call(await withOffer(services, { id }), valuer), services)).path.replace(
      '/offer/',
      '',
    );
  const { wait } = opened;
  return { services, valuer, manager, valuation, start, read, enter, make, offer, link, clean, wait };
}

/** The same, who takes what is bought into stock and sells it. */
export async function openSellingDealer(recorded: RecordedServices) {
  const dealer = await openAppraisalDealer(recorded);
  const { clean, valuer } = dealer;
  const services = {
    ...dealer.services,
    stockCars: openStockCars(recorded.database),
    scheduleRunner: { request: async () => true },
  };
  const answer = async (id: string, accept: boolean | null) =>
    runAnswerOffer(call(await withOffer(services, { id, accept }), valuer), services);
  /** With £950 of preparation with VAT. @returns the appraisal, and the car in stock */
  const buy = async (pounds: number, texts: Readonly<Record<string, string>> = {}) => {
    const id = await dealer.start();
    const condition = { condition: 'clean', offer: String(clean), salePrice: String(clean * 2), margin: '' };
    const costs = { preparation: '950', preparationVat: 'with', warranty: '', fees: '' };
    await dealer.enter(id, { ...condition, ...costs, ...texts });
    await dealer.make(id, clean, dealer.manager);
    await answer(id, true);
    const purchase = await withOffer(services, { id, pounds, on: '2026-06-03', isConfirmed: true });
    await offers.runBuyAppraisal(call(purchase, valuer), services);
    const { id: car } = await runTakeAppraisalIntoStock(call({ id }, valuer), services);
    return { id, car };
  };
  /** @param soldPounds null: it is removed, not sold */
  const sell = (car: string, soldPounds: number | null) => {
    const soldTo = soldPounds === null ? null : ('retail' as const);
    return runTakeOutOfStock(call({ id: car, on: '2026-06-05', soldPounds, soldTo }, valuer), services);
  };
  return { ...dealer, services, answer, buy, sell };
}
