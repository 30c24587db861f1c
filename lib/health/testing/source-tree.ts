import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface Import {
  /** One of our files, relative to the root, or a package's name. */
  target: string;
  ours: boolean;
  typeOnly: boolean;
}

export interface SourceFile {
  /** Relative to the root: `lib/wire/xml.ts`. */
  path: string;
  text: string;
  lines: number;
  imports: Import[];
}

const FOLDERS = ['app', 'components', 'e2e', 'lib'];
const ENDINGS = ['.ts', '.tsx', '.mjs', '.js'];

/** Every source file of the product with what it imports, static and dynamic. */
export function readSourceTree(): SourceFile[] {
  const paths = FOLDERS.flatMap(filesUnder).filter((path) => ENDINGS.some((ending) => path.endsWith(ending)));
  const known = new Set([...paths, ...FOLDERS.flatMap(filesUnder)]);
  return paths.map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text, known) };
  });
}

export function filesUnder(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** `import … from`, `export … from`, `import '…'` at the start of a line; `import('…')` and `load('…')` anywhere. */
const STATIC = /^(import|export)\s+((?:type\s+)?)([^'"`;]*?)\s*from\s+['"]([^'"]+)['"]/gm;
const BARE = /^import\s+['"]([^'"]+)['"]/gm;
const DYNAMIC = /\b(?:import|load)\(\s*['"]([^'"]+)['"]/g;

/** A file that is started as a separate process. */
const STARTED = /\bnew URL\(\s*['"](\.[^'"]+)['"]/g;

function importsOf(path: string, text: string, known: ReadonlySet<string>): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) => found.push({ ...resolved(path, specifier, known), typeOnly });
  for (const [, , type = '', names = '', specifier = ''] of text.matchAll(STATIC)) {
    add(specifier, type !== '' || everyNameIsType(names));
  }
  for (const [, specifier = ''] of text.matchAll(BARE)) add(specifier, false);
  for (const [, specifier = ''] of text.matchAll(DYNAMIC)) add(specifier, false);
  for (const [, specifier = ''] of text.matchAll(STARTED)) {
    if (known.has(resolved(path, specifier, known).target)) add(specifier, false);
  }
  return found;
}

function everyNameIsType(names: string): boolean {
  const listed = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  const specifiers = (listed ?? '').split(',').map((name) => name.trim());
  return listed !== undefined && specifiers.filter((name) => name !== '').every((name) => name.startsWith('type '));
}

function resolved(from: string, specifier: string, known: ReadonlySet<string>): Omit<Import, 'typeOnly'> {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.normalize(join(dirname(from), specifier).replaceAll('\\', '/'))
      : null;
  if (base === null) return { target: specifier, ours: false };
  const file = ['', ...ENDINGS].map((ending) => base + ending).find((path) => known.has(path));
  return { target: file ?? base, ours: true };
}

/** Files that run only in tests and benchmarks: these themselves, and files that only they reach. */
export function testOnly(tree: readonly SourceFile[]): ReadonlySet<string> {
  const byPath = new Map(tree.map((file) => [file.path, file]));
  const isTest = (path: string) => /\.(test|bench|fixture)\.tsx?$/.test(path) || /^(e2e|lib\/health)\//.test(path);
  const reach = (start: readonly string[]) => {
    const seen = new Set(start);
    for (const path of seen) for (const { target } of byPath.get(path)?.imports ?? []) seen.add(target);
    return seen;
  };
  const paths = tree.map(({ path }) => path);
  const product = reach(paths.filter((path) => /^(app|components|lib\/launch)\//.test(path) && !isTest(path)));
  const tests = reach(paths.filter(isTest));
  return new Set(paths.filter((path) => isTest(path) || (tests.has(path) && !product.has(path))));
}
