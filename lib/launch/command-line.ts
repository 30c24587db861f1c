/** The words of a command, read before it does anything. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Fault } from '@/lib/fault';

/** @throws Fault that names the first word that the command does not take */
export function readCommandLine<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/\.\s.*$|$/s, '.') : String(error);
    throw new Fault('invalid_input', { message, fix: usage });
  }
}

/** For a command about one file. @throws Fault if more are named */
export function readFileName(usage: string): { readonly help: boolean; readonly file: string | undefined } {
  const options = { help: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readCommandLine(usage, { options, allowPositionals: true });
  const [file, ...others] = positionals;
  if (others.length > 0) throw new Fault('invalid_input', { message: 'Name one file.', fix: usage });
  return { help: values.help, file };
}
