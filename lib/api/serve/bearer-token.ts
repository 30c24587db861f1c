/**
 * The key that a client without a session sends in the header `Authorization: Bearer …`; null if it sends none. The
 * name of the scheme may be in any case (RFC 9110 §11.1).
 */
export const bearerTokenOf = (headers: Headers): string | null =>
  /^bearer +(\S.*)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
