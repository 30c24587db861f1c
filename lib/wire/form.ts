/**
 * Parameters as form fields, as an ASMX host reads them: names in any case and order, unknown ones ignored (wire.md
 * §4).
 */
import { fieldOf, wireNameOf, type ShapeFields, type ParamsOf } from './shape';
import { WireValueError, type Codec } from './values';

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A request that the host refuses before any service sees it, with the host's own error messages, outermost first. */
export class HostRefusal extends Error {
  readonly messages: readonly string[];
  constructor(...messages: string[]) {
    super(messages.join(' ---> '));
    this.messages = messages;
    this.name = 'HostRefusal';
  }

  /** The messages as a SOAP fault contains them. */
  get text(): string {
    return this.message;
  }

  /** The `text/plain` body of a form answer: each message HTML-encoded, the arrows between them not. */
  get plainText(): string {
    const encoded = this.messages.map((message) => message.replace(/[&<>"']/g, (char) => HTML[char] ?? char));
    return `${encoded.join(' ---> ')}\r\n`;
  }
}

/** The host's message for an operation it does not know, or knows in different casing. */
export function unknownOperation(name: string, known: readonly string[]): HostRefusal {
  const cased = known.find((knownName) => knownName.toLowerCase() === name.toLowerCase());
  if (cased === undefined) return new HostRefusal(`${name} Web Service method name is not valid.`);
  return new HostRefusal(
    `Invalid method name '${name}',  method names are case sensitive.   The method name '${cased}' with the same ` +
      'name but different casing was found.\r\nParameter name: methodName',
  );
}

/** The host's message for a body that is neither a form nor SOAP. */
export const unreadableFormat = (contentType: string): HostRefusal =>
  new HostRefusal(`Request format is invalid: ${contentType}.`);

export function writeForm<P extends ShapeFields>(params: P, values: ParamsOf<P>): string {
  const given: Record<string, unknown> = values;
  const form = new URLSearchParams();
  for (const name in params) {
    if (given[name] !== undefined)
      form.append(wireNameOf(params, name), valueCodec(params, name).writeForm(given[name]));
  }
  return form.toString();
}

/** @throws HostRefusal naming the first parameter, in declared order, that is absent or not of its type. */
export function readForm<P extends ShapeFields>(params: P, form: URLSearchParams): ParamsOf<P> {
  const byLowerName = new Map([...form].map(([name, value]) => [name.toLowerCase(), value]));
  const values: Record<string, unknown> = {};
  for (const name in params) {
    const wireName = wireNameOf(params, name);
    const raw = byLowerName.get(wireName.toLowerCase());
    if (raw === undefined && fieldOf(params[name]!).optional) continue;
    if (raw === undefined) throw new HostRefusal(`Missing parameter: ${wireName}.`);
    const codec = valueCodec(params, name);
    try {
      values[name] = codec.readForm(raw);
    } catch (error) {
      if (!(error instanceof WireValueError)) throw error;
      const cannot = `Cannot convert ${raw} to ${codec.dotnet}.\r\nParameter name: type`;
      throw new HostRefusal(cannot, conversionError(codec, raw));
    }
  }
  // One value for each declared parameter, read by its own codec.
  return values as ParamsOf<P>;
}

/** The innermost message of a .NET conversion error. */
export function conversionError(codec: Codec<unknown>, raw: string): string {
  if (codec.dotnet === 'System.Boolean') return 'String was not recognized as a valid Boolean.';
  if (codec.dotnet === 'System.DateTime') return 'String was not recognized as a valid DateTime.';
  if (/^\s*[+-]?\d+\s*$/.test(raw)) {
    const article = codec.dotnet.startsWith('System.Int') ? 'an' : 'a';
    return `Value was either too large or too small for ${article} ${codec.dotnet.replace('System.', '')}.`;
  }
  return 'Input string was not in a correct format.';
}

export function valueCodec(params: ShapeFields, name: string): Codec<unknown> {
  const { shape } = fieldOf(params[name]!);
  if (shape.kind !== 'value') throw new TypeError(`parameter ${name} is no single value`);
  return shape;
}
