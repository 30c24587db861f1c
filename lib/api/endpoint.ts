import { z } from 'zod';
import { API_KEY_ROLES, maySession, type Permission } from '@/lib/access';
import type { Address } from '@/lib/api/address';
import { limitScopeSchema } from '@/lib/domain/usage/limit-scope';
import { FAULT_CODES } from '@/lib/fault';

/** Who may send a request: everyone, or a signed-in person whose role has the permission. */
export type EndpointAccess = 'everyone' | Permission;

/**
 * One request that our browser, or another system, may send to our server. Declared once: the route, the browser's
 * call, the reference page and /api/openapi.json derive from it.
 */
export interface Endpoint extends Address {
  readonly summary: string;
  readonly permission: EndpointAccess;
  /** For everyone who sends this secret in `Authorization: Bearer …`, or, if it is optional, from this machine. */
  readonly bearer?: { readonly name: 'feedKey' | 'metricsToken'; readonly isOptional: boolean };
  /**
   * One flat object for path, query and body. A GET takes its fields from the query, where text is read as the number,
   * boolean or list that the schema declares; every other method takes them from a JSON body.
   */
  readonly input: z.ZodObject;
  /** The answer is parsed too: an undeclared field never leaves the server. */
  readonly output: z.ZodType;
  /** The answer to one input within one organisation never changes, because it is a record. */
  readonly unchanging?: true;
  /** The status of a successful answer; 200 if absent. */
  readonly status?: 200 | 201 | 202;
  /**
   * For the few that must work as a plain HTML form, before the page has its script: success redirects to the answer's
   * `goTo`, a fault to `faulty` with `?fault=<code>`.
   */
  readonly form?: { readonly faulty: `/${string}` };
  /** The body is a form with a file (`z.file()`) of at most this many bytes, instead of JSON. */
  readonly upload?: { readonly bytesMax: number };
  /**
   * A successful answer is a file of one of these media types, served by `serveFile`; `output` is then `z.unknown()`.
   */
  readonly file?: readonly string[];
  /**
   * The page with the link to such a file, and the words of the way back to it: for a person who opened the link alone and
   * may not have the file. Names in braces are those of the address. Home if absent.
   */
  readonly openedFrom?: { readonly path: `/${string}`; readonly words: string };
}

/** Declares the endpoint at an address. Keeps the literal types of both. */
export function endpoint<const A extends Address, const D extends Omit<Endpoint, keyof Address>>(
  address: A,
  declaration: D,
): A & D {
  return { ...address, ...declaration };
}

/** Whether a system with an API key may send it: it needs a session, and a permission that some key has. */
export const takesApiKey = ({ permission }: Pick<Endpoint, 'permission'>): boolean =>
  permission !== 'everyone' && API_KEY_ROLES.some((role) => maySession({ role, apiKeyId: '' }, permission));

/** The largest JSON body, in bytes. */
export const BODY_BYTES_MAX = 64 * 1024;

/** What the caller writes. */
export type EndpointInput<E extends Endpoint> = z.input<E['input']>;
/** What the caller reads. */
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>;

/** The body of every unsuccessful answer. */
export const faultBody = z.object({
  fault: z.object({
    code: z.enum(FAULT_CODES),
    message: z.string().meta({ description: 'What happened.' }),
    fix: z.string().meta({ description: 'What to do next.' }),
    field: z.string().optional().meta({ description: 'The field of the request it belongs to.' }),
    reference: z.string().meta({ description: 'Quote this to support: it finds the line in the log.' }),
    charged: z.enum(['yes', 'no', 'unknown']).meta({ description: 'Whether a billed look-up was counted.' }),
    retryAfterSeconds: z.int().optional().meta({ description: 'When the same may be tried again.' }),
    limit: limitScopeSchema.optional().meta({ description: 'Whose limit of the month is reached.' }),
  }),
});
export type FaultBody = z.output<typeof faultBody>;
