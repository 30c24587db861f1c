/** Links by which a customer sees their copy of one valuation, or of a vehicle file, without an account. */
import type { Session } from '@/lib/access';
import type {
  countView,
  createFileShare,
  createShare,
  listFileShares,
  listShares,
  revokeShare,
} from '@/lib/api/endpoints/shares';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { customerCopy } from '@/lib/domain/valuations/customer-copy';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import { customerFile } from '@/lib/domain/vehicles/file/customer-file';
import { registrationRecordSchema } from '@/lib/domain/vehicles/registration/registration-record';
import { Fault } from '@/lib/fault';
import { fileNotFound, valuationNotFound } from '@/lib/features/not-found';
import { storedRegistration, storedValuation, storedValuationRecord } from '@/lib/features/stored';
import type { RegistrationStore } from '@/lib/store/records/registrations';
import { linkTokenHash, newLinkToken } from '@/lib/store/link-token';
import type { Share, Shares } from '@/lib/store/shares';
import type { ValuationStore } from '@/lib/store/records/valuations';

interface ShareServices {
  readonly shares: Shares;
  readonly valuations: ValuationStore;
  readonly registrations: RegistrationStore;
  readonly secret: string;
}

/** What a link shows: the customer copy of a valuation, or a vehicle file. */
type SharedKind = 'valuation' | 'registration';

export async function runCreateShare({ input, session }: EndpointCall<typeof createShare>, services: ShareServices) {
  const { identity } = await storedValuationRecord(services, session, input.id);
  if (identity.vehicle === null)
    throw new Fault('conflict', {
      message: 'This valuation found no vehicle, so there is no customer copy to share.',
      fix: 'Value the vehicle again with another plate or its guide ID.',
    });
  return createLink('valuation', input, session, services);
}

export const runCreateFileShare = ({ input, session }: EndpointCall<typeof createFileShare>, services: ShareServices) =>
  createLink('registration', input, session, services);

async function createLink(
  kind: SharedKind,
  { id: recordId, days, withPlate }: EndpointCall<typeof createShare>['input'],
  { organisationId, personId: createdBy }: Session,
  { shares, secret }: ShareServices,
) {
  const { token, tokenHash } = newLinkToken(secret, 'share');
  const share = await shares.add({ organisationId, kind, recordId, tokenHash, withPlate, createdBy, days });
  if (!share) throw nothingToShare(kind);
  return { share: shareView(share), path: `/shared/${token}` };
}

export async function runListShares(
  { input, session }: EndpointCall<typeof listShares>,
  services: Pick<ShareServices, 'shares' | 'valuations'>,
) {
  await storedValuation(services, session, input.id);
  return { items: await sharesOf('valuation', input.id, session, services) };
}

export async function runListFileShares(
  { input, session }: EndpointCall<typeof listFileShares>,
  services: Pick<ShareServices, 'shares' | 'registrations'>,
) {
  await storedRegistration(services, session, input.id);
  return { items: await sharesOf('registration', input.id, session, services) };
}

async function sharesOf(
  kind: SharedKind,
  recordId: string,
  { organisationId }: Session,
  { shares }: Pick<ShareServices, 'shares'>,
) {
  return (await shares.list({ organisationId, kind, recordId })).map(shareView);
}

export async function runRevokeShare({ input, session }: EndpointCall<typeof revokeShare>, { shares }: ShareServices) {
  if (await shares.revoke({ organisationId: session.organisationId, id: input.id })) return { done: true as const };
  throw new Fault('not_found', { message: 'This link no longer exists.', fix: 'Reload the page.' });
}

export async function runCountView({ input }: EndpointCall<typeof countView>, { shares, secret }: ShareServices) {
  await shares.count(linkTokenHash(secret, 'share', input.token));
  return { done: true as const };
}

/**
 * The customer copy or vehicle file behind a link, for its page, without VIN, and without plate unless it was chosen.
 * Null if the link leads nowhere.
 */
export async function sharedCopyAt(token: string, { shares, secret }: Pick<ShareServices, 'shares' | 'secret'>) {
  const seen = await shares.read(linkTokenHash(secret, 'share', token));
  if (!seen) return null;
  const { organisation, withPlate } = seen;
  const link = { organisation, expiresAt: seen.expiresAt.toISOString() };
  if (seen.kind === 'registration') {
    const file = customerFile(registrationRecordSchema.parse(seen.record), withPlate);
    return { ...link, kind: seen.kind, file };
  }
  const copy = customerCopy(valuationRecordSchema.parse(seen.record));
  const identity = { ...copy.identity, vin: null, facts: [], ...(withPlate ? {} : { plate: null }) };
  return { ...link, kind: seen.kind, copy: { ...copy, identity } };
}

function shareView({ createdBy, createdAt, expiresAt, lastViewedAt, ...share }: Share) {
  return {
    ...share,
    createdBy: nameInText(createdBy),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}

const nothingToShare = (kind: SharedKind): Fault => (kind === 'registration' ? fileNotFound() : valuationNotFound());
