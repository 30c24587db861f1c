import type { ReactNode } from 'react';
import { FaultNotice } from './fault-notice';
import { Skeleton } from './skeleton';

/** The part of a query's result that decides what is drawn; react-query's result fits as it is. */
export interface QueryLike<Value> {
  data?: Value | undefined;
  error?: unknown;
}

export interface QueryBoundaryProps<Value> {
  query: QueryLike<Value>;
  /** What is being waited for, as a noun phrase: "the forecast". */
  what: string;
  /** As large as the value will be. */
  waiting?: ReactNode;
  isEmpty?: (value: Value) => boolean;
  empty?: ReactNode;
  /** Whether a fault should say what it cost. */
  money?: boolean;
  /** Beside a fault: "Try again", with its cost where it has one. */
  retry?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Draws an answer in each of its four states: waiting, fault, empty, value. A value already on the
 * screen stays there under the fault of a later refresh.
 */
export function QueryBoundary<Value>({
  query: { data, error },
  what,
  waiting,
  isEmpty,
  empty,
  money,
  retry,
  children,
}: QueryBoundaryProps<Value>) {
  const fault = error ? <FaultNotice error={error} actions={retry} {...(money !== undefined && { money })} /> : null;
  if (data === undefined) {
    return (
      fault ?? (
        <div aria-busy="true">
          <span role="status" className="sr-only">
            Loading {what}
          </span>
          {waiting ?? <Skeleton height="block" />}
        </div>
      )
    );
  }
  return (
    <>
      {fault}
      {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
