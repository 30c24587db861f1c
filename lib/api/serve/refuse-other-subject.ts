import { subjectOf, type Session } from '@/lib/access';
import type { Endpoint } from '@/lib/api/endpoint';
import { SIGNED_IN_AS } from '@/lib/api/signed-in-as';
import { Fault } from '@/lib/fault';

/**
 * Refuses a request of a page that was rendered for another person, or for the same person in another organisation.
 * Other systems name no one and are not affected. @param session null where the endpoint admits everyone, such as
 * sign-in, which a page of any person may send
 */
export function refuseOtherSubject(endpoint: Endpoint, { headers, url }: Request, session: Session | null): void {
  const inAddress = endpoint.file ? new URL(url).searchParams.get(SIGNED_IN_AS) : null;
  const subject = headers.get(SIGNED_IN_AS) ?? inAddress;
  if (session === null || subject === null || subject === subjectOf(session)) return;
  throw new Fault('conflict', {
    subcode: 'other_subject',
    message: `You are signed in as ${session.personName} of ${session.organisationName} in this browser now.`,
    fix: `Reload the page to continue as ${session.personName}; what you typed stays here until then.`,
    detail: 'the page was rendered for another person',
  });
}
