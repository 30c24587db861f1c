/** Links by which a customer sees their copy of one valuation, without an account. */
import type { createShare, listShares, revokeShare, viewShare } from '@/lib/api/shares';
import type { Call } from '@/lib/api/serve';
import { customerCopy } from '@/lib/domain/customer-copy';
import { valuationRecordSchema } from '@/lib/domain/valuation';
import { Fault } from '@/lib/fault';
import { linkTokenHash, newLinkToken } from '@/lib/ledger/link-token';
import type { Share, Shares } from '@/lib/store/shares';
import type { ValuationStore } from '@/lib/store/valuations';

interface Needs {
  readonly shares: Shares;
  readonly valuations: ValuationStore;
  readonly secret: string;
}

export async function runCreateShare({ input, session }: Call<typeof createShare>, { shares, secret }: Needs) {
  const { token, tokenHash } = newLinkToken(secret, 'share');
  const { organisationId, personId: createdBy } = session;
  const { id: valuationId, days, withPlate } = input;
  const share = await shares.add({ organisationId, valuationId, tokenHash, withPlate, createdBy, days });
  if (!share) throw noValuation();
  return { share: told(share), path: `/shared/${token}` };
}

export async function runListShares({ input, session }: Call<typeof listShares>, { shares, valuations }: Needs) {
  const { organisationId } = session;
  if (!(await valuations.get({ organisationId, id: input.id }))) throw noValuation();
  return { items: (await shares.list({ organisationId, valuationId: input.id })).map(told) };
}

export async function runRevokeShare({ input, session }: Call<typeof revokeShare>, { shares }: Needs) {
  if (await shares.revoke({ organisationId: session.organisationId, id: input.id })) return { done: true as const };
  throw new Fault('not_found', { message: 'There is no such link any more.', fix: 'Reload the page.' });
}

/** The customer copy, and of the plate, the VIN and who asked nothing unless the plate was chosen. */
export async function runViewShare({ input }: Call<typeof viewShare>, { shares, secret }: Needs) {
  const seen = await shares.view(linkTokenHash(secret, 'share', input.token));
  if (!seen) {
    throw new Fault('not_found', {
      message: 'This link has ended, or never was one.',
      fix: 'Ask the dealer who sent it for a new one.',
    });
  }
  const copy = customerCopy(valuationRecordSchema.parse(seen.record));
  const { identity } = copy;
  const shown = { ...identity, vin: null, ...(seen.withPlate ? {} : { plate: null }) };
  return {
    copy: { ...copy, identity: shown },
    organisation: seen.organisation,
    expiresAt: seen.expiresAt.toISOString(),
  };
}

function told({ createdBy, createdAt, expiresAt, lastViewedAt, ...share }: Share) {
  return {
    ...share,
    createdBy: createdBy ?? 'A former colleague',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}

const noValuation = (): Fault =>
  new Fault('not_found', {
    message: 'There is no such valuation in your organisation.',
    fix: 'Look for it in the list of valuations.',
  });
