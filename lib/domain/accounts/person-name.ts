/** The name of a person of the organisation; a former one may no longer be known. Without schemas: pages load it. */

/** On its own, or at the start of a sentence. */
export const nameAtStart = (name: string | null | undefined): string => name ?? 'A former colleague';

/** Inside a sentence. */
export const nameInText = (name: string | null | undefined): string => name ?? 'a former colleague';
