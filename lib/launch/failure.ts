import { Fault } from '@/lib/fault';

/** For a command: prints what went wrong and what to do, without a stack, and sets the exit code. */
export function printFailure(error: unknown): void {
  const text =
    error instanceof Fault ? `${error.message}\n${error.fix}` : error instanceof Error ? error.message : String(error);
  console.error(text);
  process.exitCode = 1;
}
