/** Every secret that is shown once is open in its list until it is ended or replaced, so that its page shows it no longer. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Address, FreeAddress } from '@/lib/api/address';
import { endpointsByName } from '@/lib/api/all-endpoints';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import * as secrets from '@/lib/api/client/shown-once';
import { readAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { openAppraisalDealer, withOffer } from '@/lib/features/appraisals/appraisal-dealer.fixture';
import { runAnswerOffer } from '@/lib/features/appraisals/offer-answers';
import { runCreateOfferLink, runReviseAppraisal } from '@/lib/features/appraisals/offers';
import * as members from '@/lib/features/people/members';
import * as passwordLinks from '@/lib/features/people/password-links';
import * as webhooks from './webhooks/webhooks';
import { openWebhookMessages } from '@/lib/store/webhooks/webhook-messages';
import { openWebhooks } from '@/lib/store/webhooks/webhooks';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import * as shares from '@/lib/features/shares/shares';
import * as feeds from '@/lib/features/stock-cars/stock-feeds';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { readSourceTree } from '@/lib/health/testing/source-tree';
import { openShares } from '@/lib/store/shares';
import { openStockFeeds } from '@/lib/store/stock-cars/stock-feeds';
import { openLookUps } from '@/lib/store/usage/look-ups';

const { isStillOpen, ...ALL } = secrets;

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());
let own: Awaited<ReturnType<typeof openDealer>>;
before(async () => void (own = await openDealer()));

async function openDealer() {
  const dealer = await openAppraisalDealer(recorded);
  const stores = openPeopleStores(database);
  const more = {
    webhooks: openWebhooks(database),
    shares: openShares(database),
    stockFeeds: openStockFeeds(database),
    mail: null,
  };
  const webhookMessages = openWebhookMessages(database);
  const lookUps = openLookUps({ database, subscription: 'none' });
  const services = { ...dealer.services, ...stores, ...more, webhookMessages, lookUps };
  const admin = { ...dealer.manager, role: 'admin' as const };
  for (const { personId, organisationId, role } of [admin, dealer.valuer])
    await database.query('insert into member (id, organization_id, user_id, role) values ($1, $2, $3, $4)', [
      randomUUID(),
      organisationId,
      personId,
      role,
    ]);
  return { ...dealer, services, admin };
}

interface Secret<Make extends Address, List extends FreeAddress> {
  readonly secret: secrets.ShownOnce<Make, List>;
  readonly make: () => Promise<EndpointAnswer<Make>>;
  readonly list: () => Promise<EndpointAnswer<List>>;
  /** What ends it: each is tried on a new one. */
  readonly endings: Readonly<Record<string, (made: EndpointAnswer<Make>) => Promise<unknown>>>;
}

/** Where a secret stands in its list after it was made, and after it has ended in each way. */
function isShownUntilEnded<Make extends Address, List extends FreeAddress>(
  title: string,
  open: () => Promise<Secret<Make, List>> | Secret<Make, List>,
  endings: readonly string[],
) {
  for (const ending of endings)
    test(`${title} is shown until ${ending}`, async () => {
      const { secret, make, list, endings: endingsOf } = await open();
      const listRead = async (dataUpdatedAt: number) => ({ data: await list(), dataUpdatedAt });
      const earlier = await listRead(1);
      const made = await make();
      const isShown = (read: Awaited<ReturnType<typeof listRead>>) => isStillOpen(secret, made, 1, read);
      assert.ok(isShown(earlier), 'the list was not read since');
      assert.ok(isShown(await listRead(2)));
      await (endingsOf[ending] ?? assert.fail(ending))(made);
      assert.ok(isShown(earlier), 'no one knows yet');
      assert.ok(!isShown(await listRead(3)));
    });
}

const endShare = ({ share: { id } }: { readonly share: { readonly id: string } }) =>
  shares.runRevokeShare(call({ id }, own.valuer), own.services);

isShownUntilEnded(
  'VALUATION_SHARE',
  () => {
    const { services, valuer, valuation } = own;
    const { id } = valuation;
    return {
      secret: secrets.VALUATION_SHARE,
      make: () => shares.runCreateShare(call({ id, days: 7, withPlate: false }, valuer), services),
      list: () => shares.runListShares(call({ id }, valuer), services),
      endings: { 'it is ended': endShare },
    };
  },
  ['it is ended'],
);

isShownUntilEnded(
  'SIGNING_SECRET',
  () => {
    const { services, admin } = own;
    const events = ['offer.answered' as const];
    const webhook = { name: 'CRM', address: 'https://crm.invalid/', events };
    return {
      secret: secrets.SIGNING_SECRET,
      make: () => webhooks.runCreateWebhook(call(webhook, admin), services),
      list: () => webhooks.runListWebhooks(call({}, admin), services),
      endings: {
        'it is removed': (made) => webhooks.runRemoveWebhook(call({ id: made.webhook.id }, admin), services),
        'another replaces it': (made) =>
          webhooks.runReplaceWebhookSecret(call({ id: made.webhook.id }, admin), services),
      },
    };
  },
  ['it is removed', 'another replaces it'],
);

isShownUntilEnded(
  'FILE_SHARE',
  async () => {
    const { services, valuer } = own;
    const look = { plate: 'AB21CDE', vin: undefined, fresh: false };
    const { id } = (await runCreateRegistration(call(look, valuer), services)).record;
    return {
      secret: secrets.FILE_SHARE,
      make: () => shares.runCreateFileShare(call({ id, days: 7, withPlate: false }, valuer), services),
      list: () => shares.runListFileShares(call({ id }, valuer), services),
      endings: { 'it is ended': endShare },
    };
  },
  ['it is ended'],
);

isShownUntilEnded(
  'INVITATION',
  () => {
    const { services, admin } = own;
    const invited = { email: `${randomUUID()}@dealer.example`, role: 'viewer' as const };
    const make = () => members.runInvite(call(invited, admin), services);
    return {
      secret: secrets.INVITATION,
      make,
      list: () => members.runReadPeople(call({}, admin), services),
      endings: {
        'it is cancelled': ({ id }) => members.runRevokeInvitation(call({ id }, admin), services),
        'another replaces it': make,
      },
    };
  },
  ['it is cancelled', 'another replaces it'],
);

isShownUntilEnded(
  'PASSWORD_RESET',
  () => {
    const { services, admin, valuer } = own;
    const make = () => passwordLinks.runMakePasswordLink(call({ id: valuer.personId }, admin), services);
    return {
      secret: secrets.PASSWORD_RESET,
      make,
      list: () => passwordLinks.runListPasswordLinks(call({}, admin), services),
      endings: {
        'it is cancelled': ({ id }) => passwordLinks.runRevokePasswordLink(call({ id }, admin), services),
        'another replaces it': make,
      },
    };
  },
  ['it is cancelled', 'another replaces it'],
);

isShownUntilEnded(
  'FEED_ADDRESS',
  () => {
    const { services, admin } = own;
    const columns = [{ key: 'plate' as const, header: 'Plate' }];
    return {
      secret: secrets.FEED_ADDRESS,
      make: () => feeds.runCreateStockFeed(call({ name: 'DMS', format: 'csv' as const, columns }, admin), services),
      list: () => feeds.runListStockFeeds(call({}, admin), services),
      endings: { 'it is revoked': ({ feed: { id } }) => feeds.runRevokeStockFeed(call({ id }, admin), services) },
    };
  },
  ['it is revoked'],
);

isShownUntilEnded(
  'OFFER_LINK',
  async () => {
    const { services, valuer, admin, start, read, offer, clean } = own;
    const id = await start();
    await offer(id, clean);
    const make = async () => runCreateOfferLink(call(await withOffer(services, { id }), valuer), services);
    const answer = async (accept: boolean) =>
      runAnswerOffer(call(await withOffer(services, { id, accept }), admin), services);
    const revise = async () => runReviseAppraisal(call(await withOffer(services, { id }), admin), services);
    return {
      secret: secrets.OFFER_LINK,
      make,
      list: async () => readAppraisal.output.parse(await read(id)),
      endings: {
        'another replaces it': make,
        'the offer is accepted': () => answer(true),
        'the offer is declined': () => answer(false),
        'the offer is revised': revise,
        'the next offer is made': async () => {
          await revise();
          await offer(id, clean - 10);
        },
      },
    };
  },
  [
    'another replaces it',
    'the offer is accepted',
    'the offer is declined',
    'the offer is revised',
    'the next offer is made',
  ],
);

test('every answer that shows something once is among them', () => {
  const once = [...endpointsByName.values()].filter(({ summary }) => /\bshown once\b/i.test(summary));
  assert.deepEqual(
    once.map(({ method, path }) => `${method} ${path}`).toSorted(),
    Object.values(ALL)
      .map(({ make: { method, path } }) => `${method} ${path}`)
      .toSorted(),
  );
});

test('every page that shows such a link shows it no longer than it is open', () => {
  const files = readSourceTree().filter(({ path }) => /^components\/.*(?<!\.examples)\.tsx?$/.test(path));
  const isBound = (text: string) => /\buseShownOnce[(<]/.test(text);
  const steps = files.find(({ path }) => path.endsWith('/use-steps.ts'));
  assert.ok(steps && isBound(steps.text));
  const pages = files.filter(({ text }) => text.includes('<CopyLink'));
  assert.equal(pages.length, 5);
  for (const { path, text } of pages) assert.ok(isBound(text) || text.includes('<CopyLink path={steps.link}'), path);
});
