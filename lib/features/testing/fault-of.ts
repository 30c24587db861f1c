import assert from 'node:assert/strict';
import { Fault } from '@/lib/fault';

/** For tests: the Fault that work ends with. */
export const faultOf = async (work: Promise<unknown>): Promise<Fault> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Fault, String(error));
  return error;
};
