/**
 * A tenant's data, made through the API by its own people: every kind of record, with texts that no one else may read.
 */
import sharp from 'sharp';
import { z } from 'zod';
import type { Permission, Role } from '@/lib/access';
import type { AttackClient } from './client';
import type { Names, PlantedAt } from './planted-names';
import { sendAs, type Send } from './send-as';

/**
 * A text in all its spellings, and the permission to read it; null if it was shown once and no one may read it again.
 */
export interface PlantedText {
  readonly texts: readonly string[];
  readonly permission: Permission | null;
}

/** A secret address, and the paths of the API that it is for. */
export interface PlantedToken {
  readonly token: string;
  readonly opens: RegExp;
}

export interface Planted {
  readonly names: Readonly<Record<PlantedAt, Names>>;
  readonly texts: readonly PlantedText[];
  readonly tokens: readonly PlantedToken[];
  /** A photo that the customer of the offer is not shown. */
  readonly hiddenPhoto: string;
  /** An API key as a viewer. */
  readonly apiKey: string;
}

export type RoleCookies = Readonly<Record<Role, string>>;

const made = z.object({ id: z.string() });
const idOf = (answer: unknown): string => made.parse(answer).id;
const listed = z.object({ items: z.array(made).min(1) });
const firstOf = (answer: unknown): string => listed.parse(answer).items[0]?.id ?? '';
const linked = z.object({ path: z.string() });
/** The last part of a secret address. */
const tokenOf = (answer: unknown): string => linked.parse(answer).path.split('/').at(-1) ?? '';
const recorded = z.object({ record: made });
const valued = z.object({ vehicle: z.object({ values: z.object({ clean: z.object({ value: z.number() }) }) }) });
const offered = z.object({ offers: z.array(made).min(1) });
const listMade = z.object({ list: made });
const feedMade = z.object({ feed: made });
const keyMade = z.object({ apiKey: made, key: z.string() });
const webhookMade = z.object({ webhook: made, signingSecret: z.string() });
const shareMade = z.object({ share: made });

/** The share code of a build without options. */
const BUILD = { kind: 'car', identifier: 50031, date: '2026-06-05', build: 'AgDvhgPwzwEAACAeZOE' };

/** A word that occurs nowhere else. */
const word = (what: string): string => `${what}-${crypto.randomUUID().slice(0, 8)}`;

/** Plants one of everything. All billed look-ups are made here. */
export async function plantTenant(client: AttackClient, cookies: RoleCookies, plate: string): Promise<Planted> {
  const admin = sendAs(client, cookies.admin);
  const valuation = recorded.parse(await admin('POST /api/valuations', { plate, mileage: '62,000' })).record.id;
  const file = recorded.parse(await admin('POST /api/registrations', { plate })).record.id;
  const appraised = await plantAppraisal(admin, valuation);
  const stocked = await plantStock(admin, plate);
  const shared = await plantShares(admin, valuation, file);
  const peopled = await plantPeople(client, cookies);
  const [search, build] = [word('search'), word('build')];
  return {
    names: {
      '/api/valuations/{id}': { id: valuation },
      '/api/registrations/{id}': { id: file },
      ...appraised.names,
      ...stocked.names,
      ...shared.names,
      ...peopled.names,
      '/api/fact-searches/{id}': { id: idOf(await admin('POST /api/fact-searches', { name: search })) },
      '/api/builds/{id}': { id: idOf(await admin('POST /api/builds', { ...BUILD, name: build })) },
    },
    texts: [
      { texts: [plate, plate.replace(' ', '')], permission: 'valuations.read' },
      { texts: [search], permission: 'vehicles.read' },
      { texts: [build], permission: 'vehicles.read' },
      ...appraised.texts,
      ...stocked.texts,
      ...peopled.texts,
      ...[...appraised.tokens, ...stocked.tokens, ...shared.tokens].map(({ token }) => ({
        texts: [token],
        permission: null,
      })),
      // Without a mail server the outbox has them, for administrators.
      ...peopled.tokens.map(({ token }) => ({ texts: [token], permission: 'mails.read' as const })),
    ],
    tokens: [...appraised.tokens, ...stocked.tokens, ...shared.tokens, ...peopled.tokens],
    hiddenPhoto: appraised.hiddenPhoto,
    apiKey: peopled.apiKey,
  };
}

/** An appraisal with a customer, two photos, an open offer and its link. */
async function plantAppraisal(send: Send, valuation: string) {
  const id = idOf(await send('POST /api/valuations/{id}/appraisals', { id: valuation }));
  const customer = { customerName: word('customer'), customerTelephone: word('0700'), customerEmail: word('mail') };
  // Further from the guide's value, an offer would have to be confirmed.
  const { vehicle } = valued.parse(await send('GET /api/appraisals/{id}', { id }));
  const pounds = vehicle.values.clean.value;
  const entered = { ...customer, condition: 'clean', offer: String(pounds) };
  const changes = Object.entries(entered).map(([field, value]) => ({ field, value, version: 0 }));
  await send('PUT /api/appraisals/{id}/entries', { id, changes });
  const image = { width: 32, height: 24, channels: 3, background: '#456' } as const;
  const bytes = await sharp({ create: image }).jpeg().toBuffer();
  const photo = async (isForCustomer: 'true' | 'false') =>
    idOf(await send('POST /api/appraisals/{id}/photos', { id, file: bytes, isForCustomer }));
  const [shown, hiddenPhoto] = [await photo('true'), await photo('false')];
  await send('POST /api/appraisals/{id}/offer', { id, pounds, tradePence: pounds * 100 });
  const [offer] = offered.parse(await send('GET /api/appraisals/{id}', { id })).offers;
  const token = tokenOf(await send('POST /api/appraisals/{id}/link', { id, offer: offer?.id }));
  return {
    names: { '/api/appraisals/{id}': { id, photo: shown } },
    texts: Object.values(customer).map((text) => ({ texts: [text], permission: 'appraisals.work' as const })),
    tokens: [{ token, opens: /^\/api\/offers\// }],
    hiddenPhoto,
  };
}

/** A car in stock, an outgoing and an incoming feed, a file of past sales, and a stock list with a run and a bid. */
async function plantStock(send: Send, plate: string) {
  const [notes, site, list, feed] = [word('notes'), word('site'), word('list'), word('feed')];
  const [source, note] = [word('source'), word('note')];
  const car = idOf(await send('POST /api/stock-cars', { mark: plate, notes, site, stockNumber: word('number') }));
  const columns = [{ key: 'plate', header: 'REG' }];
  const feedAnswer = await send('POST /api/stock-feeds', { name: feed, format: 'csv', columns });
  // No one answers at this address.
  const sourceAnswer = await send('POST /api/stock-sources', {
    name: source,
    address: 'https://stock.invalid/cars.csv',
  });
  const day = new Date(Date.now() - 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await send('POST /api/stock-sales', { file: `Reg,Date sold,Sold for,Mileage\n${plate},${day},9000,61000\n` });
  const { list: made } = listMade.parse(
    await send('POST /api/stock', { file: `Reg,Mileage\n${plate},62000\n`, name: list }),
  );
  const run = idOf(await send('POST /api/stock/{id}/runs', { id: made.id }));
  for (let tries = 0; tries < 100; tries += 1) {
    const { state } = runState.parse(await send('GET /api/stock/{id}/runs/{run}', { id: made.id, run }));
    if (state !== 'running') break;
    await new Promise((settle) => void setTimeout(settle, 200));
  }
  const bid = { row: 2, field: 'note', text: note, version: 0 };
  await send('POST /api/stock/{id}/auction', { id: made.id, changes: [bid] });
  return {
    names: {
      '/api/stock-cars/{id}': { id: car },
      '/api/stock-feeds/{id}': { id: feedMade.parse(feedAnswer).feed.id },
      '/api/stock-sources/{id}': { id: idOf(sourceAnswer) },
      '/api/stock-sales/imports/{id}': { id: firstOf(await send('GET /api/stock-sales/imports')) },
      '/api/stock/{id}': { id: made.id, run },
    },
    texts: [
      ...[notes, site, list, note].map((text) => ({ texts: [text], permission: 'valuations.read' as const })),
      { texts: [feed], permission: 'plates.export' as const },
      { texts: [source], permission: 'schedules.manage' as const },
    ],
    tokens: [{ token: tokenOf(feedAnswer), opens: /^\/api\/feeds\// }],
  };
}
const runState = z.object({ state: z.string() });

async function plantShares(send: Send, valuation: string, file: string) {
  const link = { days: 7, withPlate: false };
  const share = await send('POST /api/valuations/{id}/shares', { id: valuation, ...link });
  const ofFile = await send('POST /api/registrations/{id}/shares', { id: file, ...link });
  return {
    names: { '/api/shares/{id}': { id: shareMade.parse(share).share.id } },
    tokens: [share, ofFile].map((answer) => ({ token: tokenOf(answer), opens: /^\/api\/share[sd]\// })),
  };
}

/** An invited person, a password link, an API key, a webhook, a request for credits, and the notice to those who decide. */
async function plantPeople(client: AttackClient, cookies: RoleCookies) {
  const admin = sendAs(client, cookies.admin);
  const email = `${word('invited')}@attack.example`;
  const invitation = await admin('POST /api/people/invitations', { email, role: 'valuer' });
  const person = await joined(client, cookies.admin, 'viewer');
  const passwordLink = await admin('POST /api/people/{id}/password-link', { id: person.id });
  const [reason, keyName, webhookName] = [word('reason'), word('key'), word('webhook')];
  const keyed = { name: keyName, userId: person.id, role: 'viewer', days: 30 };
  const { apiKey, key } = keyMade.parse(await admin('POST /api/api-keys', keyed));
  // No one answers at this address.
  const address = 'https://crm.invalid/events';
  const { webhook, signingSecret } = webhookMade.parse(
    await admin('POST /api/webhooks', { name: webhookName, address, events: ['offer.answered'] }),
  );
  // A person without a limit has nothing to request.
  const { members } = people.parse(await admin('GET /api/people'));
  const { email: own } = signedIn.parse(await sendAs(client, cookies.valuer)('GET /api/session'));
  const valuer = members.find((member) => member.email === own);
  await admin('PUT /api/people/{id}/budget', { id: valuer?.id, monthlyLimit: 1_000 });
  const approval = idOf(await sendAs(client, cookies.valuer)('POST /api/approvals', { lookUps: 1, reason }));
  return {
    names: {
      '/api/people/{id}': { id: person.id },
      '/api/people/invitations/{id}': { id: idOf(invitation) },
      '/api/people/password-links/{id}': { id: idOf(passwordLink) },
      '/api/approvals/{id}': { id: approval },
      '/api/api-keys/{id}': { id: apiKey.id },
      '/api/webhooks/{id}': { id: webhook.id },
      '/api/notifications/{id}': { id: firstOf(await admin('GET /api/notifications')) },
    },
    texts: [
      { texts: [email], permission: 'people.read' as const },
      { texts: [reason], permission: 'approvals.ask' as const },
      { texts: [keyName], permission: 'keys.manage' as const },
      { texts: [webhookName], permission: 'webhooks.manage' as const },
      { texts: [key, signingSecret], permission: null },
    ],
    apiKey: key,
    tokens: [
      { token: tokenOf(invitation), opens: /^\/api\/invitations\// },
      { token: tokenOf(passwordLink), opens: /^\/api\/password-links\// },
    ],
  };
}

const people = z.object({ members: z.array(z.object({ id: z.string(), email: z.string() })) });

const signedIn = z.object({ email: z.string() });

/** A new person with a role, who accepted an invitation. */
export async function joined(client: AttackClient, adminCookie: string, role: Role) {
  const admin = sendAs(client, adminCookie);
  const login = { email: `${word(role)}@attack.example`, password: crypto.randomUUID() };
  const invitation = await admin('POST /api/people/invitations', { email: login.email, role });
  const accepted = { token: tokenOf(invitation), name: word('Person'), password: login.password };
  await sendAs(client, '')('POST /api/invitations/accept', accepted);
  const { members } = people.parse(await admin('GET /api/people'));
  return { id: members.find(({ email }) => email === login.email)?.id ?? '', ...login };
}
