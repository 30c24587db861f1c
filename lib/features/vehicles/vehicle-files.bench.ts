/**
 * A vehicle file without HTTP and without the provider's own time: looked up and stored, then read for its page with
 * its timeline.
 */
import { savedRegistration } from '@/lib/api/endpoints/registrations/registrations';
import { timelineSchema } from '@/lib/domain/vehicles/file/timeline';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { createSearchStore } from '@/lib/store/search';
import { openShares } from '@/lib/store/shares';
import { runReadTimeline } from './file-timeline';
import { runCreateRegistration, runReadRegistration } from './registrations';

const FILES = 400;
const recorded = await openRecordedServices({ everyMark: true });
const dealer = await recorded.dealer();
const { session } = dealer;
const services = {
  ...dealer.services,
  shares: openShares(recorded.database),
  searches: createSearchStore(recorded.database),
};
await services.ledger.setLimits({ organisationId: session.organisationId }, { month: 1_000_000 });

const LETTERS = 'ABCDEFGHJKLMNPRSTUVW';
const plateOf = (number: number) =>
  `AB21${[400, 20, 1].map((place) => LETTERS.charAt(Math.floor(number / place) % 20)).join('')}`;

const create = async (number: number) => {
  const input = { plate: plateOf(number), vin: undefined, fresh: false };
  return savedRegistration.parse(await runCreateRegistration(call(input, session), services)).record.id;
};
const open = async (id: string) => {
  savedRegistration.parse(await runReadRegistration(call({ id }, session), services));
  timelineSchema.parse(await runReadTimeline(call({ id }, session), services));
};

const times: { looked: number[]; opened: number[] } = { looked: [], opened: [] };
const timed = async <T>(into: number[], run: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  const done = await run();
  into.push(performance.now() - began);
  return done;
};
for (let number = 0; number < FILES; number++) {
  const id = await timed(times.looked, () => create(number));
  await timed(times.opened, () => open(id));
}
const quantile = (all: readonly number[], part: number) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * part)]?.toFixed(1) ?? '';
for (const [name, all] of Object.entries(times)) {
  console.log(
    `vehicle files: ${name} in ${quantile(all, 0.5)} ms at the median, ${quantile(all, 0.95)} ms at p95, ${FILES} times`,
  );
}
await recorded.close();
