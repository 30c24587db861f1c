/** Mails with a link that grants access. They name the people and the organisation, and no vehicle. */
import { formatDateTime } from '@/lib/format';

interface LinkFacts {
  readonly organisation: string;
  /** Who created the link; empty if they have no name. */
  readonly by: string;
  /** The instant until which it works. */
  readonly until: string;
}

export interface LinkWords {
  readonly subject: string;
  readonly text: string;
}

const UNEXPECTED = 'If you did not expect this mail, ignore it: no one gets in without the link.';

export const invitationWords = ({ organisation, by, until }: LinkFacts): LinkWords => ({
  subject: 'Invitation to vehicle valuations',
  text: `${by || 'An administrator'} invites you to value vehicles with ${organisation}. Open the link to choose your password. It works once, until ${formatDateTime(until)}. ${UNEXPECTED}`,
});

export const passwordLinkWords = ({ organisation, by, until }: LinkFacts): LinkWords => ({
  subject: 'Choose a new password',
  text: `${by || 'An administrator'} of ${organisation} sends you a link to choose a new password. It works once, until ${formatDateTime(until)}, and signs you out of all devices. Your old password works until then. Do not share the link.`,
});

/** For a password reset requested at sign-in, which anyone who knows the address can do. */
export const requestedPasswordLinkWords = ({ until }: Pick<LinkFacts, 'until'>): LinkWords => ({
  subject: 'Choose a new password',
  text: `A link to choose a new password was requested for your account. It works once, until ${formatDateTime(until)}, and signs you out of all devices. Your old password works until then. Do not share the link. ${UNEXPECTED}`,
});
