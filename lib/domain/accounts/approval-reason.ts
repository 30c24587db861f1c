/** The reason of a request for extra credits, and of its decline. Without schemas: pages load it. */

export const REASON_LETTERS_MAX = 300;
