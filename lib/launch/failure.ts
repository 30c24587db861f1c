import { Fault } from '@/lib/fault';
import { databaseSettingFault } from '@/lib/store/database-setting';

/** For a command: prints what went wrong and what to do, without a stack, and sets the exit code. */
export function printFailure(error: unknown): void {
  const known = (process.env['DATABASE_URL']?.trim() ? databaseSettingFault(error) : null) ?? error;
  const text =
    known instanceof Fault ? `${known.message}\n${known.fix}` : known instanceof Error ? known.message : String(known);
  console.error(text);
  process.exitCode = 1;
}
