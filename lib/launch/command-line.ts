import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Fault } from '@/lib/fault';

/** The words of a command, before it does anything. @throws Fault that names the first it does not take */
export function readCommandLine<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/\.\s.*$|$/s, '.') : String(error);
    throw new Fault('invalid_input', { message, fix: usage });
  }
}
