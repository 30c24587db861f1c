/** SOAP 1.1 and 1.2 envelopes around a request, an answer or a fault. */
import { conversionError, HostRefusal, valueCodec } from './form';
import { fieldOf, wireNameOf, type ShapeFields, type ParamsOf } from './shape';
import { WireValueError } from './values';
import { child, element, parseXml, present, writeXml, type XmlElement } from './xml';

export type SoapVersion = '1.1' | '1.2';

const ENVELOPE: Record<SoapVersion, string> = {
  '1.1': 'http://schemas.xmlsoap.org/soap/envelope/',
  '1.2': 'http://www.w3.org/2003/05/soap-envelope',
};
/** Declared on every root, as .NET does. */
export const SCHEMA_NAMES = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
};

export const soapContentType = (version: SoapVersion): string =>
  version === '1.1' ? 'text/xml; charset=utf-8' : 'application/soap+xml; charset=utf-8';

export function writeSoapRequest<P extends ShapeFields>(
  version: SoapVersion,
  operation: string,
  namespace: string,
  params: P,
  values: ParamsOf<P>,
): string {
  const given: Record<string, unknown> = values;
  const fields = Object.keys(params)
    .filter((name) => given[name] !== undefined)
    .map((name) => element(wireNameOf(params, name), {}, valueCodec(params, name).write(given[name])));
  const body = element('soap:Body', {}, [element(operation, { xmlns: namespace }, fields)]);
  const names = { ...SCHEMA_NAMES, 'xmlns:soap': ENVELOPE[version] };
  return writeXml(element('soap:Envelope', names, [body]), { indent: true });
}

/** The operation element inside an envelope's body. @throws Unreadable, HostRefusal */
export function readSoapBody(source: string): XmlElement {
  const envelope = parseXml(source);
  const body = child(envelope, 'Body');
  const call = body?.children[0];
  if (envelope.name !== 'Envelope' || !call) throw new HostRefusal('Server was unable to read request.');
  return call;
}

/** The host's message for a SOAPAction it does not know. */
export const unknownAction = (action: string): HostRefusal =>
  new HostRefusal(`Server did not recognize the value of HTTP Header SOAPAction: ${action}.`);

/**
 * Parameters of a SOAP call. Case counts here: a mis-cased or absent element silently becomes .NET's default.
 * @throws HostRefusal if a value is not of its type.
 */
export function readSoapParams<P extends ShapeFields>(params: P, call: XmlElement, source: string): ParamsOf<P> {
  const values: Record<string, unknown> = {};
  for (const name in params) {
    const codec = valueCodec(params, name);
    const wireName = wireNameOf(params, name);
    const given = child(call, wireName);
    try {
      if (present(given)) values[name] = codec.readSoap(given.text);
      else if (!fieldOf(params[name]!).optional) values[name] = codec.missing;
    } catch (error) {
      if (!(error instanceof WireValueError)) throw error;
      const at = endPosition(source, wireName);
      throw new HostRefusal(
        'Server was unable to read request.',
        `There is an error in XML document (${at.line}, ${at.column}).`,
        conversionError(codec, error.text),
      );
    }
  }
  // One value for each declared parameter, read by its own codec.
  return values as ParamsOf<P>;
}

/**
 * The position that .NET reports for an element whose text is not a valid value: the name in the next tag, counting
 * lines and columns from one.
 */
function endPosition(source: string, name: string): { line: number; column: number } {
  const own = `(?:[\\w.-]+:)?${name}`;
  const read = new RegExp(`(?:</${own}\\s*>|<${own}(?:\\s[^<>]*)?/>)\\s*(?:</?)?`).exec(source);
  const before = source.slice(0, read ? read.index + read[0].length : 0);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

const envelopeNames = (version: SoapVersion): Record<string, string> => ({
  'xmlns:soap': ENVELOPE[version],
  ...SCHEMA_NAMES,
});

/** Finds an answer's result by shape: envelope, response and wrapper are unwrapped where present. */
export function resultIn(root: XmlElement, operation: string, wrapper?: string): XmlElement {
  let node = root;
  if (node.name === 'Envelope') node = child(node, 'Body')?.children[0] ?? node;
  if (node.name === `${operation}Response`) node = node.children[0] ?? node;
  if (wrapper !== undefined && node.name !== wrapper) node = child(node, wrapper) ?? node;
  return node;
}

export function writeSoapAnswer(version: SoapVersion, content: XmlElement): string {
  const body = element('soap:Body', {}, [content]);
  return writeXml(element('soap:Envelope', envelopeNames(version), [body]), { indent: false });
}

export function writeSoapFault(version: SoapVersion, side: 'Client' | 'Server', text: string): string {
  const fault =
    version === '1.1'
      ? [element('faultcode', {}, `soap:${side}`), element('faultstring', {}, text), element('detail')]
      : [
          element('soap:Code', {}, [element('soap:Value', {}, side === 'Client' ? 'soap:Sender' : 'soap:Receiver')]),
          element('soap:Reason', {}, [element('soap:Text', { 'xml:lang': 'en' }, text)]),
          element('soap:Detail'),
        ];
  return writeSoapAnswer(version, element('soap:Fault', {}, fault));
}
