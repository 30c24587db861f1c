/** What the documents allow for a parameter, so that a screen can check it before sending. */
export interface ParameterLimit {
  readonly min?: number;
  readonly max?: number;
  /** The most characters of a list that is sent as one text. */
  readonly maxLength?: number;
  /** The provider rounds what is sent to the nearest multiple of this. */
  readonly roundedTo?: number;
  readonly oneOf?: readonly string[];
  /** Several values may be given, separated by commas. */
  readonly list?: true;
}

export type ParameterLimits = Readonly<Record<string, ParameterLimit>>;
