import { generate } from 'selfsigned';

/** A certificate for `localhost` that no authority has signed, made at each start, so that no key is in the repository. */
export async function selfSigned(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  return { key, cert };
}
