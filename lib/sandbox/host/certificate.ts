/**
 * A self-signed certificate for this machine. A caller can be configured to trust it, and so be tested with its
 * certificate checks on.
 */
import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { generate } from 'selfsigned';

export interface KeyPair {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

const LIFE_DAYS = 365;
const DAY = 86_400_000;

/** @param hosts names and IP addresses it is for; the first is its common name */
export async function selfSigned(hosts: readonly string[], now: Date): Promise<KeyPair> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] ?? 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - DAY),
    notAfterDate: new Date(now.getTime() + LIFE_DAYS * DAY),
    extensions: [
      // An authority that may not sign anything below itself, so that a caller's trust store accepts it as a root.
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      {
        name: 'subjectAltName',
        altNames: hosts.map((host) => (isIP(host) === 0 ? { type: 2, value: host } : { type: 7, ip: host })),
      },
    ],
  });
  return { key, cert: `${cert}\n` };
}

/** Whether a stored certificate is still usable: for all of the hosts, and for at least a day. */
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
