/** The reason of a request for extra credits, and of declining a request. Without schemas: pages load it. */

export const REASON_LETTERS_MAX = 300;
