/**
 * Which pages lead to which operation of the provider, derived from the sources: a page loads components, these name
 * endpoints, a route joins an endpoint to its run, and a run names operations. Nothing is maintained by hand, so
 * nothing can be out of date.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { endpointsByName } from '@/lib/api/all-endpoints';
import { exportedOperations, images } from '@/lib/contract/operations';
import { authentication } from '@/lib/contract/subscriber';
import { wltpToken } from '@/lib/contract/wltp';
import { mapConcurrent } from '@/lib/features/map-concurrent';

/** The source files, from the root where the product is built, started and tested, with their text. */
export type ScreenSources = ReadonlyMap<string, string>;

const TESTS = /\.(test|bench|examples|fixture|process)\.tsx?$/;

const FILES_AT_A_TIME = 16;

export async function readSources(root: string): Promise<ScreenSources> {
  const paths = await Promise.all(
    ['app', 'components', 'lib/domain', 'lib/features', 'lib/lookups'].map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true, encoding: 'utf8' });
      return names.map((name) => posix.join(folder, name.replaceAll('\\', '/')));
    }),
  );
  const sources = paths.flat().filter((path) => /\.tsx?$/.test(path) && !TESTS.test(path));
  const read = async (path: string) => [path, await readFile(join(root, path), 'utf8')] as const;
  return new Map(await mapConcurrent(sources, read, { concurrency: FILES_AT_A_TIME }));
}

interface ImportedName {
  /** Path without its extension: `lib/features/billed`. */
  readonly from: string;
  /** The imported name; `*` for all of them. */
  readonly name: string;
}

const IMPORT = /^import\s+(?!type\b)(\{[^}]*\}|\* as \w+|\w+)[^'"]*from\s+'([^']+)'/gm;

/** What a component loads on demand: by `lazy`, `dynamic`, or an import called as a function. */
const LOADED_LATER = /\bimport\(\s*'([^']+)'\s*\)/g;

/** The path that a specifier names, without its extension; empty for a package. */
const pathOf = (path: string, specifier: string): string =>
  specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(dirname(path), specifier)
      : '';

/** Local name → where it comes from. */
function importsOf(path: string, text: string): Map<string, ImportedName> {
  const found = new Map<string, ImportedName>();
  for (const [, names = '', specifier = ''] of text.matchAll(IMPORT)) {
    const from = pathOf(path, specifier);
    if (from === '') continue;
    const all = /^\* as (\w+)$/.exec(names)?.[1];
    if (all !== undefined) found.set(all, { from, name: '*' });
    for (const clause of names.replace(/[{}]/g, '').split(',')) {
      const [name = '', local = name] = clause.trim().split(/\s+as\s+/);
      if (/^\w+$/.test(name) && name !== '*') found.set(local, { from, name });
    }
  }
  return found;
}

const DECLARED = /^(?:export )?(?:async )?(?:function|const|class) (\w+)/gm;

/** Name → text of each declaration of a file. */
function declarationsOf(text: string): Map<string, string> {
  const starts = [...text.matchAll(DECLARED)];
  return new Map(starts.map((match, index) => [match[1] ?? '', text.slice(match.index, starts[index + 1]?.index)]));
}

const fileOf = (sources: ScreenSources, from: string): string | undefined =>
  [`${from}.ts`, `${from}.tsx`].find((path) => sources.has(path));

/**
 * By the base of an API: the operation that fetches a token, which the caller sends before a resource that needs one.
 */
const TOKENS: Readonly<Record<string, string>> = { services: authentication.name, wltp: wltpToken.name };
const tokenOf = (operation: typeof exportedOperations extends ReadonlyMap<string, infer O> ? O : never): string[] =>
  operation.kind === 'resource' && operation.authorization === 'bearer'
    ? [TOKENS[operation.api.base] ?? []].flat()
    : [];

/** The files that a file imports, for types or values. */
export function importedFiles(sources: ScreenSources, path: string): string[] {
  const specifiers = [...(sources.get(path) ?? '').matchAll(/^(?:import|export)[^'"]*from\s+'([^']+)'/gm)];
  return specifiers.flatMap(([, specifier = '']) => fileOf(sources, pathOf(path, specifier)) ?? []);
}

/** Names of the operations that a declaration of a feature reaches, through everything it calls. */
function operationsOf(sources: ScreenSources, path: string, name: string, seen: Set<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const mark = `${path} ${name}`;
  const text = sources.get(path);
  if (text === undefined || seen.has(mark)) return found;
  seen.add(mark);
  const declarations = declarationsOf(text);
  const imports = importsOf(path, text);
  const add = (names: Iterable<string>): void => {
    for (const operationName of names) found.add(operationName);
  };
  for (const [, word = '', member = ''] of (declarations.get(name) ?? '').matchAll(/\b(\w+)(?:\.(\w+))?/g)) {
    const imported = imports.get(word);
    // The one operation that a method of the caller names, not a declaration.
    if (word === 'caller' && member === 'image') add(images.map((image) => image.name));
    if (imported === undefined) {
      if (word !== name && declarations.has(word)) add(operationsOf(sources, path, word, seen));
      continue;
    }
    const { from } = imported;
    const there = imported.name === '*' ? member : imported.name;
    const operation = from.startsWith('lib/contract/') ? exportedOperations.get(there) : undefined;
    if (operation) add([operation.name, ...tokenOf(operation)]);
    const file = /^lib\/(features|lookups)\//.test(from) ? fileOf(sources, from) : undefined;
    if (file !== undefined) add(operationsOf(sources, file, there, seen));
  }
  return found;
}

/** `serve(endpoint, run)` or `serveFile(endpoint, run)` in a route; `answered` or `prefetchQuery` in a page. */
const JOINED = /\b(?:serve|serveFile|answered|prefetchQuery)\(\s*(\w+),\s*(\w+)/g;

/** Name of an endpoint → names of the operations its run reaches. */
async function operationsByEndpoint(sources: ScreenSources): Promise<Map<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const [path, text] of sources) {
    if (!path.startsWith('app/')) continue;
    const imports = importsOf(path, text);
    for (const [, endpoint = '', run = ''] of text.matchAll(JOINED)) {
      await setImmediate();
      const from = imports.get(run);
      const file = from && fileOf(sources, from.from);
      if (file) found.set(imports.get(endpoint)?.name ?? endpoint, operationsOf(sources, file, from.name, new Set()));
    }
  }
  return found;
}

/** Names of the endpoints that a page names, itself or in what it loads. */
function endpointsOf(sources: ScreenSources, page: string): ReadonlySet<string> {
  const endpoints = new Set<string>();
  const paths = new Set([page]);
  const follow = (from: string): void => {
    const file = /^(app|components)\//.test(from) ? fileOf(sources, from) : undefined;
    if (file !== undefined) paths.add(file);
  };
  for (const path of paths) {
    const text = sources.get(path) ?? '';
    for (const { from, name } of importsOf(path, text).values()) {
      if (from.startsWith('lib/api/')) endpoints.add(name);
      follow(from);
    }
    for (const [, specifier = ''] of text.matchAll(LOADED_LATER)) follow(pathOf(path, specifier));
  }
  return endpoints;
}

/** `app/(signed-in)/valuations/[id]/page.tsx` → `/valuations/[id]` */
const addressOf = (page: string): string =>
  page
    .replace(/^app/, '')
    .replace(/\/\([^/)]*\)/g, '')
    .replace(/\/page\.tsx$/, '') || '/';

const billedEndpoints: ReadonlySet<string> = new Set(
  [...endpointsByName].flatMap(([name, { billed }]) => (billed === undefined ? [] : [name])),
);
const billedOperations: ReadonlySet<string> = new Set(
  [...exportedOperations.values()].flatMap(({ billed, name }) => (billed ? [name] : [])),
);
/** A free endpoint names billed operations only for their price: only a billed endpoint can call one. */
const maySend = (endpoint: string, operation: string): boolean =>
  billedEndpoints.has(endpoint) || !billedOperations.has(operation);

/**
 * Pages that show the product's own parts or the provider's operations rather than a vehicle do not count as screens.
 */
const NO_SCREEN = /^\/(gallery|explorer|api-reference)(\/|$)/;

/**
 * Name of an operation → addresses of the pages that lead to it, in order. Pauses so that other requests are served.
 */
export async function screensByOperation(sources: ScreenSources): Promise<ReadonlyMap<string, readonly string[]>> {
  const byEndpoint = await operationsByEndpoint(sources);
  const found = new Map<string, Set<string>>();
  const pages = [...sources.keys()].filter(
    (path) => /^app\/(.*\/)?page\.tsx$/.test(path) && !NO_SCREEN.test(addressOf(path)),
  );
  for (const page of pages) {
    await setImmediate();
    for (const endpoint of endpointsOf(sources, page)) {
      for (const operation of byEndpoint.get(endpoint) ?? []) {
        if (!maySend(endpoint, operation)) continue;
        found.set(operation, (found.get(operation) ?? new Set()).add(addressOf(page)));
      }
    }
  }
  return new Map([...found].map(([operation, pages]) => [operation, [...pages].sort()]));
}
