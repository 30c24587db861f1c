/** How each operation refuses, from its declaration and the documents' closed tables, for pages. */
import { HostRefusal } from '@/lib/wire/form';
import { readRequest, type Operation } from '@/lib/wire/operation';
import { fieldOf } from '@/lib/wire/shape';
import type { DeclaredOperation } from './declared-services';
import {
  refusals,
  tokenRefusals,
  writeRefusal,
  writeTokenRefusal,
  type TokenApiRefusal,
} from '@/lib/contract/refusals';

export interface RefusalDescription {
  readonly status: number;
  /** What the client did, or what happened to the service. */
  readonly when: string;
  /** The body in each of its forms. */
  readonly bodies: readonly { readonly form: 'JSON' | 'XML' | 'Text'; readonly text: string }[];
}

export function describeRefusals(declared: DeclaredOperation): readonly RefusalDescription[] {
  if (declared.kind === 'web') return hostRefusals(declared);
  if (declared.kind === 'image') return [];
  if (declared.api.base === 'identity') return grantRefusals;
  return declared.api.base === 'services' ? tableRefusals(declared.name) : [];
}

/** 1 §Errors, row by row; a violation as its example has it. */
function tableRefusals(operation: string): RefusalDescription[] {
  const all = refusals(['monthFrom option should be less than monthTo option. monthFrom:6, monthTo:2']);
  const words = (when: string, refusal: TokenApiRefusal): RefusalDescription => ({
    status: refusal.status,
    when,
    bodies: [
      { form: 'JSON', text: writeRefusal(refusal, 'json').body },
      { form: 'XML', text: writeRefusal(refusal, 'xml').body },
    ],
  });
  const failed = words('The service itself breaks', all.failed);
  switch (operation) {
    case 'Authentication':
      return [words('Subscriber or password is wrong', all.badCredentials), failed];
    case 'VehicleTypes':
      return [words('The token is missing or has expired', all.badCredentials), failed];
    case 'OptionValues':
      return [
        words('A field is missing or wrong', all.invalid),
        words('The token is missing or has expired', all.unauthorised),
        failed,
      ];
    default:
      return [
        words('A parameter is missing or wrong', all.invalid),
        words('An option breaks its rule; each violation is named', all.badOptions),
        words('The token is missing or has expired', all.unauthorised),
        words('There is no forecast', all.noForecast),
        failed,
      ];
  }
}

/** RFC 6749 §5.2; the description is the server's own. */
const GRANT_DESCRIPTIONS: Readonly<Record<keyof typeof tokenRefusals, string>> = {
  invalid_request: 'A parameter is missing or given twice',
  invalid_client: 'Client or secret is wrong',
  invalid_grant: 'The grant is not valid',
  unauthorized_client: 'The client may not use this grant',
  unsupported_grant_type: 'The grant is not client_credentials',
  invalid_scope: 'The scope is another',
};

// Its keys are those of the table of refusals, which the type of Object.keys loses.
const grantRefusals: readonly RefusalDescription[] = (Object.keys(tokenRefusals) as (keyof typeof tokenRefusals)[]).map(
  (error) => {
    const { status, body } = writeTokenRefusal(error, GRANT_DESCRIPTIONS[error].toLowerCase());
    return { status, when: GRANT_DESCRIPTIONS[error], bodies: [{ form: 'JSON', text: body }] };
  },
);

/** The host's own messages (wire.md §4), as our reader of this operation writes them. */
function hostRefusals(operation: Operation): RefusalDescription[] {
  const [idField, passwordField] = operation.service.credentials;
  const validFields = new Map<string, string>([
    [idField, '123456'],
    [passwordField, ''],
    ...Object.entries(operation.params).map(([name, entry]): [string, string] => {
      const { shape } = fieldOf(entry);
      const { example }: { example: Readonly<Record<string, unknown>> } = operation;
      return [name, shape.kind === 'value' && example[name] !== undefined ? shape.writeForm(example[name]) : ''];
    }),
  ]);
  const typed = Object.entries(operation.params).find(([, entry]) => {
    const { shape } = fieldOf(entry);
    return shape.kind === 'value' && shape.dotnet !== 'System.String';
  })?.[0];
  const badRequests = [
    { when: `${idField} is left out`, form: [...validFields].filter(([name]) => name !== idField) },
    { when: `${idField} holds letters`, form: [...validFields.set(idField, 'abc')] },
    ...(typed === undefined
      ? []
      : [
          {
            when: `${typed} is not a value of its type`,
            form: [...validFields.set(idField, '123456').set(typed, 'abc')],
          },
        ]),
  ];
  return badRequests.flatMap(({ when, form }) => {
    const text = refusedText(operation, new URLSearchParams(form));
    return text === null ? [] : [{ status: 500, when, bodies: [{ form: 'Text' as const, text }] }];
  });
}

function refusedText(operation: Operation, form: URLSearchParams): string | null {
  try {
    readRequest(operation, { form });
    return null;
  } catch (error) {
    if (error instanceof HostRefusal) return error.plainText.trimEnd();
    throw error;
  }
}
