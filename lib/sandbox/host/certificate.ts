/**
 * A certificate for this machine that nobody has signed but itself, made by node alone (X.509 v3, RFC 5280): whoever is
 * handed its text may trust it, so that a caller is tried with its certificate checks switched on.
 */
import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';

export interface KeyPair {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

const LIFE_DAYS = 365;
const DAY = 86_400_000;

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const octets = (content: Buffer): Buffer => der(0x04, content);

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const SUBJECT_ALTERNATIVE_NAME = oid('551d11');
const BASIC_CONSTRAINTS = oid('551d13');
const TRUE = der(0x01, Buffer.from([0xff]));

const distinguishedName = (text: string): Buffer =>
  sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))));
const time = (date: Date): Buffer =>
  der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`, 'latin1'));

/** The 4 or 16 bytes of an address. */
function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const tailGroups = tail === undefined ? [] : groups(tail);
  const filled = tail === undefined ? [] : Array<string>(8 - groups(head).length - tailGroups.length).fill('0');
  return Buffer.from(
    [...groups(head), ...filled, ...tailGroups].map((group) => group.padStart(4, '0')).join(''),
    'hex',
  );
}

const alternativeName = (host: string): Buffer =>
  isIP(host) === 0 ? der(0x82, Buffer.from(host, 'latin1')) : der(0x87, addressBytes(host));

/** @param hosts names and IP addresses it is for, the first one its own name */
export function selfSigned(hosts: readonly string[], now: Date): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subjectName = distinguishedName(hosts[0] ?? 'localhost');
  const extensions = sequence(
    // An authority that may sign nothing below itself: then a caller's trust store takes it as a root.
    sequence(BASIC_CONSTRAINTS, TRUE, octets(sequence(TRUE, der(0x02, Buffer.from([0]))))),
    sequence(SUBJECT_ALTERNATIVE_NAME, octets(sequence(...hosts.map(alternativeName)))),
  );
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    subjectName,
    sequence(time(new Date(now.getTime() - DAY)), time(new Date(now.getTime() + LIFE_DAYS * DAY))),
    subjectName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  const base64 = sequence(toBeSigned, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/(.{64})(?=.)/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** Whether a certificate made before still serves: for every one of the hosts, for a day at least. */
export function isCertificateValidFor({ cert }: KeyPair, hosts: readonly string[], now: Date): boolean {
  try {
    const read = new X509Certificate(cert);
    const isUnexpired = Date.parse(read.validTo) > now.getTime() + DAY;
    return (
      isUnexpired && hosts.every((host) => (isIP(host) === 0 ? read.checkHost(host) : read.checkIP(host)) !== undefined)
    );
  } catch {
    return false;
  }
}
