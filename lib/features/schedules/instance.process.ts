// An instance of the product that does recurring work until it is killed; started by instance-kills.long.test.ts, which
// sends its order over the channel. Each step is reported before it is taken.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Schedule } from '@/lib/domain/schedules/schedule';
import { MAIL } from '@/lib/features/notifications/notified-dealer.fixture';
import { requestDueLive } from '@/lib/features/stock-cars/live-values';
import { requestDueMarket } from '@/lib/features/stock-cars/market-ranges';
import { revalueDue } from '@/lib/features/stock-cars/revaluation';
import { sendMails } from '@/lib/features/mail/send-mails';
import { createProvider } from '@/lib/provider/provider';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { openDatabase, type SqlDatabase } from '@/lib/store/database';
import { openQueue } from '@/lib/store/job-queue';
import { openOutbox } from '@/lib/store/mail/outbox';
import { openSchedules } from '@/lib/store/schedules/schedules';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { createScheduleRunner } from './schedule-runner';

const orderSchema = z.object({
  url: z.string(),
  queue: z.string(),
  work: z.enum(['revaluation', 'morning mail']),
  /** The guide's current time. */
  now: z.string(),
  /** How long the provider takes to answer. */
  answersAfterMs: z.number(),
  leaseMs: z.number(),
  mailUrl: z.string(),
});
export type InstanceOrder = z.infer<typeof orderSchema>;

export interface InstanceMessage {
  readonly news: 'ready' | 'valuing' | 'writing' | 'sending';
  /** The recipient of the mail that is being sent. */
  readonly to?: string | undefined;
}

const BASE = 'https://provider.example';
const SECRET = 'a secret';
const report = (news: InstanceMessage['news'], to?: string) => process.send?.({ news, to } satisfies InstanceMessage);
/** Often, so that work claimed by a killed instance is soon taken up again. */
const SOON = { minutes: 1 / 60 };

/** The work that values a car: by edition, by market prices, and between the editions. */
const VALUING =
  /\/(GetUsedValuesForIDYearMonthMileage|GetInternetPricesForIDYearMonthMileage|GetUsedLive_IdRegDateMileage)$/;

function revaluation(database: SqlDatabase, { now, answersAfterMs }: InstanceOrder): Schedule<object>[] {
  const sandbox = createSandbox({ clock: () => new Date(now), base: BASE });
  const transport = inProcess(async (request) => {
    if (!VALUING.test(request.url)) return sandbox.serve(request);
    report('valuing');
    await sleep(answersAfterMs);
    return sandbox.serve(request);
  });
  const roots = { services: BASE, identity: BASE, wltp: BASE, soap: BASE, soapNamespace: BASE };
  const caller = createProvider({ ...roots, ...demoSubscriber, wltpClientId: '', wltpClientSecret: '', transport });
  const services = { stockCars: openStockCars(database), secret: SECRET, caller, now: () => new Date(now) };
  const valued = async (signal: AbortSignal) => {
    const { values } = await revalueDue(services, signal);
    return `${values} values, ${(await requestDueMarket(services, signal)).cars} ranges`;
  };
  const live = async (signal: AbortSignal) => `${(await requestDueLive(services, signal)).cars} live values`;
  return [
    { name: 'killed-values', label: '', summary: '', every: SOON, run: (_, signal) => valued(signal) },
    { name: 'killed-live', label: '', summary: '', every: SOON, run: (_, signal) => live(signal) },
  ];
}

function morningMail(database: SqlDatabase, { mailUrl }: InstanceOrder): Schedule<object>[] {
  const outbox = openOutbox(database, 1);
  const watched = {
    ...outbox,
    async claim(worker: string) {
      const mail = await outbox.claim(worker);
      if (mail !== null) report('sending', mail.email);
      return mail;
    },
  };
  const write = async () => {
    report('writing');
    return `${await outbox.writeDigests('This morning', 'waiting')} mails`;
  };
  const send = async (signal: AbortSignal) => {
    const { sent } = await sendMails({ outbox: watched, mail: { ...MAIL, url: mailUrl }, secret: SECRET }, signal);
    return `${sent} sent`;
  };
  return [
    { name: 'killed-digest', label: '', summary: '', every: SOON, run: write },
    { name: 'killed-mail', label: '', summary: '', every: SOON, run: (_, signal) => send(signal) },
  ];
}

process.once('message', (message) => {
  const order = orderSchema.parse(message);
  const database = openDatabase(order.url, { connections: 4 });
  const schedules = order.work === 'revaluation' ? revaluation(database, order) : morningMail(database, order);
  const ignore = () => undefined;
  void openQueue(database, order.queue, ignore).then(async (queue) => {
    const store = openSchedules(database);
    const options = { schedules, services: {}, store, queue, now: () => new Date(), report: ignore };
    // Before the first work, which may run while the runner starts: from here on the instance can be killed.
    report('ready');
    await createScheduleRunner({ ...options, leaseMs: order.leaseMs }).start();
  });
});
