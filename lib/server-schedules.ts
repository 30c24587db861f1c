/**
 * The product's recurring work, in the order of its page. To add some, declare it here and add what it needs to
 * `ScheduledServices`; `run` is called once over all instances when it is due, and a missed run is made up.
 */
import type { Schedule } from './domain/schedules/schedule';
import { retentionWords, rewrittenWords } from './domain/privacy/erased-words';
import { REWRITE_TIME } from './domain/privacy/retention';
import { SOURCES } from './domain/source-names';
import { FOLLOWED_MONTHS } from './domain/stock-cars/acted-on';
import {
  forecastsWords,
  liveWords,
  marketPricesWords,
  pastSalesWords,
  revaluationWords,
  sourcesWords,
} from './domain/stock-cars/revaluation-words';
import { checkBuilds } from './features/builds/check-builds';
import { settleUnknownOfAll } from './features/audits/settle-unknown';
import { WRONG_PASSWORD_DAYS } from './features/people/account-events';
import { ATTEMPT_WINDOW_MINUTES } from './features/people/attempt-limits';
import { sweepRetention } from './features/privacy/privacy';
import { revalueDue } from './features/stock-cars/revaluation';
import { PAST_SALES, valuePastSales } from './features/stock-cars/past-sale-values';
import { readDueSources, STOCK_SOURCES } from './features/stock-cars/sources/read-due-sources';
import { requestDueLive } from './features/stock-cars/live-values';
import { requestDueMarket } from './features/stock-cars/market-ranges';
import { REVALUATION, STOCK_FORECASTS, STOCK_LIVE, VALUED_ON_CHANGES } from './features/stock-cars/stock-car-view';
import { forecastDue } from './features/stock-cars/stock-forecasts';
import { NOTIFYING_SCHEDULES, type NotifyingServices } from './server-notifying-schedules';
import { createScheduleRunner, type ScheduleRunner } from './features/schedules/schedule-runner';
import { readFacts, type FactReadingServices } from './features/vehicle-facts/read-facts';
import { formatCount, formatPlural } from './format';
import type { Ledger } from './lookups/ledger';
import type { SqlDatabase } from './store/database';
import { openQueue } from './store/job-queue';
import type { AccountEvents } from './store/people/account-events';
import type { PeopleStore } from './store/people/people';
import type { ScheduleStore } from './store/schedules/schedules';

type ScheduledServices = NotifyingServices &
  Parameters<typeof sweepRetention>[0] &
  Parameters<typeof revalueDue>[0] &
  FactReadingServices &
  Parameters<typeof checkBuilds>[0] &
  Parameters<typeof forecastDue>[0] &
  Parameters<typeof requestDueLive>[0] &
  Parameters<typeof readDueSources>[0] &
  Parameters<typeof settleUnknownOfAll>[0] & {
    readonly ledger: Pick<Ledger, 'roll'>;
    readonly people: Pick<PeopleStore, 'sweepAttempts' | 'sweepSessions'>;
    readonly accountEvents: Pick<AccountEvents, 'sweepWrongPasswords'>;
  };

interface SchedulerServices extends ScheduledServices {
  readonly database: SqlDatabase;
  readonly schedules: ScheduleStore;
  readonly now: () => Date;
}

/** Runs the work listed below as it becomes due, here or in another instance, until the runner is stopped. */
export async function startSchedules(
  services: SchedulerServices,
  report: (error: unknown) => void,
): Promise<ScheduleRunner> {
  const { database, schedules: store, now } = services;
  const queue = await openQueue(database, 'schedules', report);
  const runner = createScheduleRunner({ schedules: SCHEDULES, services, store, queue, now, report });
  try {
    await runner.start();
  } catch (error) {
    await runner.stop();
    throw error;
  }
  return runner;
}

const SCHEDULES: readonly Schedule<ScheduledServices>[] = [
  ...NOTIFYING_SCHEDULES,
  {
    name: 'retention',
    label: 'Retention',
    summary: 'Erases records older than each organisation allows, and what was deleted more than an hour ago.',
    every: { minutes: 10 },
    run: async (services, signal) => retentionWords(await sweepRetention(services, signal)),
  },
  {
    name: 'files-without-erased-data',
    label: 'Files without erased data',
    summary: 'Rewrites the files of the product’s own database after data was erased. Everyone waits for some seconds.',
    every: { britishTime: REWRITE_TIME },
    run: async ({ privacy }) => rewrittenWords(await privacy.rewriteWaitingStorage()),
  },
  {
    name: 'sign-in-clean-up',
    label: 'Sign-in clean-up',
    summary: 'Deletes ended sessions, counted sign-in attempts, and wrong passwords that are no longer listed.',
    every: { minutes: 10 },
    async run({ people, accountEvents }) {
      await people.sweepAttempts(ATTEMPT_WINDOW_MINUTES);
      await people.sweepSessions();
      await accountEvents.sweepWrongPasswords(WRONG_PASSWORD_DAYS);
      return 'Ended sessions and attempts are deleted.';
    },
  },
  {
    name: 'usage-totals',
    label: 'Usage totals',
    summary: 'Adds up ended look-ups by month, so that reports stay quick.',
    every: { minutes: 10 },
    async run({ ledger }, signal) {
      let steps = 0;
      while (!signal.aborted && (await ledger.roll())) steps += 1;
      return steps === 0 ? 'There was nothing to add up.' : `Totals added in ${formatPlural(steps, 'step')}.`;
    },
  },
  {
    name: 'unconfirmed-look-ups',
    label: 'Unconfirmed look-ups',
    summary: 'Releases look-ups without a result that the provider never counted.',
    every: { minutes: 10 },
    async run(services) {
      const { released } = await settleUnknownOfAll(services);
      return released === 0 ? 'There was nothing to release.' : `${formatPlural(released, 'look-up')} released.`;
    },
  },
  {
    name: STOCK_SOURCES,
    label: 'Incoming feeds',
    summary: 'Reads the files of other systems and saves the differences to the stock, free.',
    every: { britishTime: '03:00' },
    run: async (services, signal) => sourcesWords(await readDueSources(services, signal)),
    thenDue: VALUED_ON_CHANGES,
  },
  {
    name: REVALUATION,
    label: 'Values of cars in stock',
    summary: `Values each identified car in stock in every new edition, with ${SOURCES.market.inText}, and each sold one for ${FOLLOWED_MONTHS} months, free.`,
    every: { minutes: 60 },
    async run(services, signal) {
      const values = revaluationWords(await revalueDue(services, signal));
      return `${values} ${marketPricesWords(await requestDueMarket(services, signal))}`.trimEnd();
    },
  },
  {
    name: STOCK_LIVE,
    label: 'Live values of cars in stock',
    summary: 'Requests the live value of each identified car in stock once a day, free, as it moves between editions.',
    every: { britishTime: '04:00' },
    run: async (services, signal) => liveWords(await requestDueLive(services, signal)),
  },
  {
    name: 'saved-builds',
    label: 'Saved builds',
    summary: 'Compares each build saved in the last year with today’s price list, free. The build does not change.',
    every: { britishTime: '05:00' },
    async run(services, signal) {
      const { checked, changed } = await checkBuilds(services, signal);
      return `${formatPlural(checked, 'build')} compared, ${formatCount(changed)} different.`;
    },
  },
  {
    name: 'vehicle-facts',
    label: 'Facts of vehicles on sale',
    summary:
      'Reads the technical data of every vehicle on sale once per edition, so that vehicles can be found by facts.',
    every: { minutes: 60 },
    async run(services, signal) {
      const { makes, vehicles } = await readFacts(services, signal);
      return makes === 0
        ? 'Everything was up to date.'
        : `${formatPlural(vehicles, 'vehicle')} of ${formatPlural(makes, 'make')} read.`;
    },
  },
  {
    name: STOCK_FORECASTS,
    label: 'Expected values of cars in stock',
    summary: 'Requests the forecast of each identified car in stock for every new edition, free.',
    every: { minutes: 60 },
    run: async (services, signal) => forecastsWords(await forecastDue(services, signal)),
  },
  {
    name: PAST_SALES,
    label: 'Values of past sales',
    summary: 'Finds the value of each past sale from a file on its day, free, and erases those too old to count.',
    every: { minutes: 60 },
    run: async (services, signal) => pastSalesWords(await valuePastSales(services, signal)),
  },
];
