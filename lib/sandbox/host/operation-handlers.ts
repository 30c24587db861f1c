/** How a service's operations are answered: a typed handler for each, wrapped in what all operations share. */
import { readRequest, writeAnswer } from '@/lib/wire/operation';
import type {
  AnswerOf,
  Binding,
  SubscriberCredentials,
  DatasetResult,
  Operation,
  Result,
  Roots,
} from '@/lib/wire/operation';
import { asDeclared, type Rename } from '@/lib/contract/wire-names';
import type { DatasetTables, TableValues } from '@/lib/wire/dataset';
import type { ShapeFields, ParamsOf } from '@/lib/wire/shape';
import type { Catalogue } from '@/lib/sandbox/catalogue/catalogue-model';
import type { Journal } from '@/lib/sandbox/accounts/usage-journal';
import { cachedFor } from '@/lib/sandbox/host/cached-answers';
import { normalisePlate } from '@/lib/sandbox/plates/plates';
import { INVALID_CREDENTIALS } from '@/lib/sandbox/host/quirks';

/** What a handler receives besides its parameters. */
export interface ServiceCall {
  /** UK wall clock, `YYYY-MM-DDThh:mm:ss`, and its day. */
  readonly now: string;
  readonly today: string;
  readonly catalogue: () => Catalogue;
  readonly journal: Journal;
  /** The monthly limit of registration look-ups; null if none is set. */
  readonly monthlyLimit: number | null;
}

/** A call of a web service, whose credentials come with every request. */
export interface WebCall extends ServiceCall {
  readonly subscriberId: number;
}

/** A business failure: HTTP 200, success false, the reason in the service's own field. */
export class Refused extends Error {}

export interface OperationRequest {
  readonly content: { form: URLSearchParams } | { soap: string };
  readonly binding: Binding;
  readonly roots: Roots;
  readonly namespaceBase: string;
  readonly knows: (credentials: SubscriberCredentials) => boolean;
  readonly call: () => ServiceCall;
  /** Called between reading and answering, with the mark if the request has one. */
  readonly beforeHandling: (vrm: string) => Promise<void>;
  /** Renames by a wire-name table; as declared by default. */
  readonly renamed?: Rename;
}

export interface OperationHandler {
  readonly path: string;
  readonly name: string;
  /** The body of the answer. @throws HostRefusal, Unreadable if the request cannot be read */
  perform(request: OperationRequest): Promise<string>;
}

/** Binds an operation to its handler. `refuse` builds a refusal, with its reason, in the operation's own shape. */
export function defineHandler<P extends ShapeFields, R extends Result>(
  operation: Operation<P, R>,
  handle: (params: ParamsOf<P>, call: WebCall) => AnswerOf<R>,
  refuse: (reason: string, call: ServiceCall) => AnswerOf<R>,
): OperationHandler {
  // The answers that the documents call cached are cached.
  const { cachedMinutes } = operation;
  const handleCached = cachedMinutes === undefined ? handle : cachedFor(cachedMinutes, operation.name, handle);
  return {
    path: operation.service.path,
    name: operation.name,
    async perform({
      content,
      binding,
      roots,
      namespaceBase,
      knows,
      call,
      beforeHandling: before,
      renamed = asDeclared,
    }) {
      const renamedOperation = renamed(operation);
      const { credentials, params } = readRequest(renamedOperation, content);
      const write = (value: AnswerOf<R>) =>
        writeAnswer(renamedOperation, params, value, { namespaceBase, binding, roots });
      if (!knows(credentials)) return write(refuse(INVALID_CREDENTIALS, call()));
      await before(plateOf(params));
      try {
        return write(handleCached(params, { ...call(), subscriberId: credentials.subscriberId }));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return write(refuse(error.message, call()));
      }
    },
  };
}

/** The same for a dataset operation, whose failure is always Success false and a FailMessage. */
export function defineDatasetHandler<P extends ShapeFields, T extends DatasetTables>(
  operation: Operation<P, DatasetResult<T>>,
  rows: (params: ParamsOf<P>, call: ServiceCall) => Partial<TableValues<T>>,
): OperationHandler {
  // Built from the keys of `tables`, each of them a list.
  const none = Object.fromEntries(
    Object.keys(operation.result.tables).map((table) => [table, []]),
  ) as unknown as TableValues<T>;
  return defineHandler(
    operation,
    (params, call) => ({ Success: true, FailMessage: '', tables: { ...none, ...rows(params, call) } }),
    (FailMessage) => ({ Success: false, FailMessage, tables: none }),
  );
}

const plateOf = (params: Readonly<Record<string, unknown>>): string => {
  const given = params['VRM'] ?? params['vrm'];
  return typeof given === 'string' ? normalisePlate(given) : '';
};
