import type { ComponentType } from 'react';

/** `theme` keeps the names of landmarks apart where both themes show them. */
export type ExampleModule = Readonly<Record<string, ComponentType<{ theme: string }>>>;

export interface ExampleSection {
  readonly title: string;
  /** The section's id on the page. */
  readonly anchor: string;
  readonly examples: readonly {
    readonly title: string;
    readonly anchor: string;
    readonly Example: ExampleModule[string];
  }[];
}

/** Primitives come first, then the parts of each noun. */
const FIRST_ROOMS = ['ui', 'layout', 'charts'];

/** One section for each file of examples, named as its file: `…/number-plate.examples.tsx` is "Number plate". */
export function exampleSections(modules: Readonly<Record<string, ExampleModule>>): ExampleSection[] {
  const rank = (path: string) => {
    const index = FIRST_ROOMS.indexOf(path.split('/')[2] ?? '');
    return index < 0 ? FIRST_ROOMS.length : index;
  };
  return Object.entries(modules)
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
    .map(([path, examples]) => {
      const anchor = path.slice(path.lastIndexOf('/') + 1).replace('.examples.tsx', '');
      return {
        title: sentence(anchor.replaceAll('-', ' ')),
        anchor,
        examples: Object.entries(examples).map(([name, Example]) => ({
          title: sentence(name.replace(/\B[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)),
          anchor: `${anchor}-${name.toLowerCase()}`,
          Example,
        })),
      };
    });
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
