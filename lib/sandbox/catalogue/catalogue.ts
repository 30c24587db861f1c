import type { Catalogue } from '@/lib/sandbox/catalogue/model';

/** The catalogue, built once per size. Without a size: as authored. With one: widened with packs to at least that many. */
export function catalogue(size?: number): Catalogue {
  throw new Error(String(size));
}
