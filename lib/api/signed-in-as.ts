/**
 * The header in which a page names the person and organisation that it was rendered for (`subjectOf`). Tabs share a
 * browser's cookies, so the session may be another person's by the time of a request. A link cannot send a header: the
 * address of a file has a parameter of this name.
 */
export const SIGNED_IN_AS = 'signed-in-as';
