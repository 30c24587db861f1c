/**
 * Which fields of the provider's answers the product reads, derived from the sources: the files that name an operation, the
 * readers of the domain that these use, and the names in those. A field that no reader names is dropped, and needs a reason.
 */
import { setImmediate } from 'node:timers/promises';
import { findDeclared } from '@/lib/contract/describe/declared-services';
import { describeOperation, type ResultFieldDescription } from '@/lib/contract/describe/describe-operation';
import { exportedOperations } from '@/lib/contract/operations';
import { importedFiles, type ScreenSources } from './screens-by-operation';

/** Any day will do: the fields of an answer do not depend on it. */
const ANY_DAY = '2026-01-01';
/** A reader may use another, and that one a third: `…From()` → the rows it shares → the table of their names. */
const READER_DEPTH = 2;

/** The fields that hold a figure or a text, each name once, without those that hold other fields. */
export function answerFields(operation: string): string[] {
  const declared = findDeclared(operation);
  if (declared === undefined) return [];
  const { fields } = describeOperation(declared, ANY_DAY);
  const isLeaf = (field: ResultFieldDescription, at: number) => (fields[at + 1]?.depth ?? 0) <= field.depth;
  return [...new Set(fields.filter(isLeaf).map(({ name }) => name))];
}

/** Name of an operation → the text of every reader of its answer. Pauses so that other requests are served. */
export async function readersByOperation(sources: ScreenSources): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    if (!/^lib\/(features|lookups|domain)\//.test(path)) continue;
    await setImmediate();
    const words = new Set(text.match(/\w+/g));
    for (const [exported, { name }] of exportedOperations) {
      if (!words.has(exported)) continue;
      const readers = found.get(name) ?? new Set();
      found.set(name, readers);
      if (path.startsWith('lib/domain/')) readers.add(path);
      addReaders(sources, path, READER_DEPTH, readers);
    }
  }
  return new Map(
    [...found].map(([name, paths]) => [name, [...paths].map((path) => sources.get(path) ?? '').join('\n')]),
  );
}

function addReaders(sources: ScreenSources, path: string, depth: number, readers: Set<string>): void {
  for (const imported of importedFiles(sources, path)) {
    if (!imported.startsWith('lib/domain/')) continue;
    readers.add(imported);
    if (depth > 1) addReaders(sources, imported, depth - 1, readers);
  }
}

/** A number in a name may be filled in: `p11d_year${number}_price`. */
export function isNamed(field: string, text: string): boolean {
  const escaped = field
    .replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
    .replace(/\d+/g, (digits) => `(?:${digits}|\\$\\{\\w+\\})`);
  return new RegExp(`(?<![\\w])${escaped}(?![\\w])`).test(text);
}

/** The fields of an operation's answer that no reader names. */
export const droppedFields = (operation: string, readers: ReadonlyMap<string, string>): string[] =>
  answerFields(operation).filter((field) => !isNamed(field, readers.get(operation) ?? ''));
