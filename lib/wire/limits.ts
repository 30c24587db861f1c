/** What the documents allow of a parameter, so that a screen can say it before anything is sent. */
export interface ParameterLimit {
  readonly min?: number;
  readonly max?: number;
  /** Characters of a list sent as one text. */
  readonly maxLength?: number;
  /** The provider rounds what is sent to the nearest multiple of this. */
  readonly roundedTo?: number;
  readonly oneOf?: readonly string[];
  /** Several of them may be given, comma-delimited. */
  readonly list?: true;
}

export type ParameterLimits = Readonly<Record<string, ParameterLimit>>;
