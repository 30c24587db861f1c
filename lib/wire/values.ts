/**
 * How single values are written on the wire: one codec for each kind, as a .NET host reads and writes them (wire.md
 * §2–§4). The reader is lenient (padding, `TRUE`, a blank), the writer is strict. A text stays text until its codec
 * reads it.
 */
export class WireValueError extends Error {
  constructor(
    readonly text: string,
    readonly codec: Codec<unknown>,
  ) {
    super(`cannot be read as ${codec.xsd}`);
    this.name = 'WireValueError';
  }
}

export interface Codec<T> {
  readonly kind: 'value';
  /** XML schema type, as written in a dataset's schema and a WSDL. */
  readonly xsd: string;
  /** .NET type, as named in the host's own error texts. */
  readonly dotnet: string;
  /** What .NET supplies where a SOAP element is missing. */
  readonly missing: T;
  /** Reads the text of an element or attribute. @throws WireValueError */
  read(text: string): T;
  /** Writes the text of an element or attribute. */
  write(value: T): string;
  /** Reads a form field, which .NET parses more strictly than a result is read here. @throws WireValueError */
  readForm(text: string): T;
  writeForm(value: T): string;
  /** Reads an element of a SOAP call, where .NET is stricter too. @throws WireValueError */
  readSoap(text: string): T;
  /** Reads a JSON value. @throws WireValueError */
  readJson(value: unknown): T;
  writeJson(value: T): unknown;
}

interface CodecParts<T> {
  xsd: string;
  dotnet: string;
  missing: T;
  /** Returns undefined if the text is not such a value. */
  readonly read: (text: string) => T | undefined;
  readonly write?: (value: T) => string;
  readonly readForm?: (text: string) => T | undefined;
  readonly writeForm?: (value: T) => string;
  readonly readSoap?: (text: string) => T | undefined;
  readonly readJson?: (value: unknown) => T | undefined;
  readonly writeJson?: (value: T) => unknown;
}

/**
 * Builds a codec from what differs from the default: forms, SOAP and JSON are read as results are unless given here.
 */
export function codec<T>(parts: CodecParts<T>): Codec<T> {
  const write = parts.write ?? ((value: T) => String(value));
  const readJson =
    parts.readJson ??
    ((value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? parts.read(String(value)) : undefined);
  const self: Codec<T> = {
    kind: 'value',
    xsd: parts.xsd,
    dotnet: parts.dotnet,
    missing: parts.missing,
    read: (text) => sure(parts.read(text), text),
    write,
    readForm: (text) => sure((parts.readForm ?? parts.read)(text), text),
    writeForm: parts.writeForm ?? write,
    readSoap: (text) => sure((parts.readSoap ?? parts.read)(text), text),
    readJson: (value) => sure(readJson(value), value),
    writeJson: parts.writeJson ?? ((value) => value),
  };
  function sure(value: T | undefined, raw: unknown): T {
    if (value === undefined) throw new WireValueError(typeof raw === 'string' ? raw : typeof raw, self);
    return value;
  }
  return self;
}

// Almost every text begins with a letter: its first character decides, without a copy.
export const isBlank = (text: string): boolean =>
  !(text.charCodeAt(0) > 0x20 && text.charCodeAt(0) < 0x80) && text.trim() === '';

/** Text unchanged: inner and trailing blanks of a code are significant. A text of only white space is empty. */
export const text: Codec<string> = codec({
  xsd: 'xs:string',
  dotnet: 'System.String',
  missing: '',
  read: (raw) => (isBlank(raw) ? '' : raw),
  readForm: (raw) => raw,
});

/** Text of the hand-built registration trees, whose writer leaves a line break and a blank in an empty element. */
export const looseText: Codec<string> = { ...text, write: (value) => (value === '' ? '\n ' : value) };

/** The value of up to nine plain digits, which most whole numbers are; -1 for any other text. */
function plainDigits(raw: string): number {
  if (raw.length === 0 || raw.length > 9) return -1;
  let value = 0;
  for (let index = 0; index < raw.length; index++) {
    const digit = raw.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

const WHOLE = /^\s*[+-]?\d+\s*$/;

function wholeNumber(xsd: string, dotnet: string, min: number, max: number): Codec<number> {
  return codec<number>({
    xsd,
    dotnet,
    missing: 0,
    read(raw) {
      const plain = plainDigits(raw);
      const value = plain !== -1 ? plain : WHOLE.test(raw) ? Number(raw) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  });
}

export const int = wholeNumber('xs:int', 'System.Int32', -2147483648, 2147483647);
/** A whole number between two bounds: anything beyond them is unreadable. */
export const intWithin = (min: number, max: number): Codec<number> => wholeNumber('xs:int', 'System.Int32', min, max);
/** A count or a size: never negative. */
export const count = intWithin(0, 2147483647);
export const long = wholeNumber('xs:long', 'System.Int64', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const unsignedByte = wholeNumber('xs:unsignedByte', 'System.Byte', 0, 255);

/** A decimal keeps its scale, so it stays text (`12.50`); its reader in the domain converts it to pence. */
export const decimal: Codec<string> = codec({
  xsd: 'xs:decimal',
  dotnet: 'System.Decimal',
  missing: '0',
  read: (raw) => (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(raw.trim()) ? raw.trim() : undefined),
  writeJson: Number,
});

/** A binary double, written the .NET way: `1E-07`, `13333.333333333334`, `450`. */
export const double: Codec<number> = codec({
  xsd: 'xs:double',
  dotnet: 'System.Double',
  missing: 0,
  read(raw) {
    const value = isBlank(raw) ? NaN : Number(raw);
    return Number.isFinite(value) ? value : undefined;
  },
  write(value) {
    const magnitude = Math.abs(value);
    if (magnitude !== 0 && (magnitude < 1e-4 || magnitude >= 1e15)) {
      const exponent = (_: string, sign: string, digits: string) => `E${sign}${digits.padStart(2, '0')}`;
      return value.toExponential().replace(/e(.)(\d+)/, exponent);
    }
    return String(value);
  },
});

const readFlag = (raw: string): boolean | undefined => {
  const word = raw.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
};

/** The boolean words of XML itself, and no others (wire.md §4). */
const readXmlFlag = (raw: string): boolean | undefined => {
  const word = raw.trim();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
};

/**
 * A boolean. A form accepts only the words, in any case; SOAP accepts 1 and 0 but no capitals; results accept all of
 * these.
 */
export const flag: Codec<boolean> = codec<boolean>({
  xsd: 'xs:boolean',
  dotnet: 'System.Boolean',
  missing: false,
  read: (raw) => readFlag(raw) ?? (raw.trim() === '1' ? true : raw.trim() === '0' ? false : undefined),
  readForm: readFlag,
  readSoap: readXmlFlag,
  writeForm: (value) => (value ? 'TRUE' : 'FALSE'),
  readJson: (value) => (typeof value === 'boolean' ? value : undefined),
});

/** The `True` and `False` of the registration trees. */
export const titleFlag: Codec<boolean> = { ...flag, write: (value) => (value ? 'True' : 'False') };

/**
 * A value declared as text that also comes as a number: it stays as it comes, because a number's `8.2` is not `8.20`.
 */
export const numberOrText: Codec<number | string> = codec<number | string>({
  xsd: 'xs:string',
  dotnet: 'System.String',
  missing: '',
  read: (raw) => raw,
  readJson: (value) => (typeof value === 'number' || typeof value === 'string' ? value : undefined),
});
