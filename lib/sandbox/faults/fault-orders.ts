/**
 * Faults on command, for testing a caller: an order names the fault, the operation (or all of them) and how many times.
 * Held in memory only: a restart ends all orders.
 */
/** The faults, and their effect on a caller. */
export const faultKinds = {
  slow: 'Answers in the ordinary way, after so many seconds (20 unless given).',
  error: 'HTTP 500, in the words of the service.',
  cut: 'HTTP 200, and the reply ends in the middle.',
  credentials: 'Refuses the credentials or the token, even the right ones.',
  limit: 'Look-ups: monthly limit exceeded. Anything else: HTTP 429 with Retry-After.',
  garbage: 'HTTP 200 of the ordinary type, and bytes that are no answer.',
} as const;

export type OrderedFaultKind = keyof typeof faultKinds;

export interface FaultOrder {
  readonly fault: OrderedFaultKind;
  /** Name of an operation; null for every one. */
  readonly operation: string | null;
  readonly seconds: number;
  /** How many more times; null until it is ended. */
  readonly left: number | null;
}

export interface FaultOrders {
  /** An order for the same operation replaces the one before. */
  order(order: FaultOrder): void;
  orders(): readonly FaultOrder[];
  /** Ends the order of one operation, or all with null. */
  reset(operation: string | null): void;
  /** The order that applies to an operation now, which is counted. An operation's own order precedes one for all. */
  take(operation: string): FaultOrder | undefined;
}

export function createFaultOrders(): FaultOrders {
  const byOperation = new Map<string | null, FaultOrder>();
  return {
    order: (given) => void byOperation.set(given.operation, given),
    orders: () => [...byOperation.values()],
    reset: (operation) => (operation === null ? byOperation.clear() : void byOperation.delete(operation)),
    take(operation) {
      const found = byOperation.get(operation) ?? byOperation.get(null);
      if (found === undefined || found.left === null) return found;
      if (found.left <= 1) byOperation.delete(found.operation);
      else byOperation.set(found.operation, { ...found, left: found.left - 1 });
      return found;
    },
  };
}
