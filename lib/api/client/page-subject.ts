import { SIGNED_IN_AS } from '@/lib/api/signed-in-as';

/** Whom this page was rendered for (`subjectOf`); null on a page without a session. */
let pageSubject: string | null = null;

/** Called by the layout of signed-in pages, before they send anything. */
export function setPageSubject(subject: string | null): void {
  pageSubject = subject;
}

/** The header that every request of a page has: the server refuses a request whose session is another person's. */
export const subjectHeader = (): Readonly<Record<string, string>> =>
  pageSubject === null ? {} : { [SIGNED_IN_AS]: pageSubject };
