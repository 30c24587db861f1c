/** Keys with which other systems use the API, each as one of the organisation's users. */
import type { createApiKey, listApiKeys, revokeApiKey } from '@/lib/api/endpoints/people/api-keys';
import { lowerRole, ROLE_NAMES } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { nameAtStart, nameInText } from '@/lib/domain/accounts/person-name';
import { Fault } from '@/lib/fault';
import { API_KEYS_MAX, newApiKey, type ApiKeys, type StoredApiKey } from '@/lib/store/people/api-keys';
import type { Sessions } from '@/lib/store/people/sessions';

interface ApiKeyServices {
  readonly apiKeys: ApiKeys;
  readonly sessions: Pick<Sessions, 'forgetCached'>;
  readonly secret: string;
}

export async function runListApiKeys(
  { session }: EndpointCall<typeof listApiKeys>,
  { apiKeys }: Pick<ApiKeyServices, 'apiKeys'>,
) {
  return { items: (await apiKeys.list(session.organisationId)).map(apiKeyView) };
}

export async function runCreateApiKey(
  { input: { name, userId: personId, role, days }, session }: EndpointCall<typeof createApiKey>,
  { apiKeys, secret }: Pick<ApiKeyServices, 'apiKeys' | 'secret'>,
) {
  const { organisationId, personId: byPersonId } = session;
  const user = await apiKeys.userOf({ organisationId, personId });
  if (user === null)
    throw new Fault('invalid_input', {
      message: 'This user is not active in your organisation.',
      fix: 'Choose another.',
      field: 'userId',
    });
  if (lowerRole(role, user.role) !== role)
    throw new Fault('invalid_input', {
      message: `${user.name} is ${ROLE_NAMES[user.role]}, and a key cannot do more than its user.`,
      fix: 'Choose that role for the key, or another user.',
      field: 'role',
    });
  const { key, ...stored } = newApiKey(secret);
  const added = await apiKeys.add({ organisationId, byPersonId, personId, name, role, days, ...stored });
  if (added === null)
    throw new Fault('conflict', {
      message: `Your organisation has ${API_KEYS_MAX} API keys, which is the most.`,
      fix: 'Revoke one that is no longer used.',
    });
  return { apiKey: apiKeyView(added), key };
}

export async function runRevokeApiKey(
  { input: { id }, session }: EndpointCall<typeof revokeApiKey>,
  { apiKeys, sessions }: Pick<ApiKeyServices, 'apiKeys' | 'sessions'>,
) {
  const { organisationId, personId: byPersonId } = session;
  const revoked = await apiKeys.revoke({ organisationId, byPersonId, id });
  if (revoked === null)
    throw new Fault('not_found', { message: 'This API key no longer exists.', fix: 'Reload the page.' });
  sessions.forgetCached(revoked.personId);
  return { done: true as const };
}

const apiKeyView = ({
  personId,
  personName,
  userRole,
  createdByName,
  createdAt,
  expiresAt,
  lastUsedAt,
  ...key
}: StoredApiKey) => ({
  ...key,
  user: { id: personId, name: nameInText(personName), role: userRole },
  createdBy: nameAtStart(createdByName),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
