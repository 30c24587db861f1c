/** What another system calls its columns, so that its file is read without a person. Without schemas: pages load it. */

/** Each field with the heading by which every stock file is read. */
export const PROFILE_FIELDS = {
  plate: 'Registration',
  mileage: 'Mileage',
  reference: 'Stock number',
  costPounds: 'Cost',
  preparationPounds: 'Preparation',
  advertisedPounds: 'Asking price',
  inOn: 'Date in',
  site: 'Site',
} as const;
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** By field: the heading in the other system's file. A field without one is found by the usual headings. */
export type ColumnProfile = Readonly<Partial<Record<ProfileField, string | undefined>>>;

const keys = Object.keys(PROFILE_FIELDS);
const isField = (key: string): key is ProfileField => keys.includes(key);
export const PROFILE_FIELD_NAMES: readonly ProfileField[] = keys.filter(isField);

export const HEADING_LETTERS_MAX = 80;
