/** Kinds of vehicle in words. Without schemas: pages load it. */
import type { VehicleKind } from './vehicle';
import type { ListedKind } from './levels';

export const KIND_WORDS: Record<VehicleKind, string> = { car: 'Car', van: 'Van' };

/** All of them. */
export const LISTED_KIND_WORDS: Readonly<Record<ListedKind, string>> = {
  car: 'cars',
  van: 'vans',
  bike: 'motorcycles',
  hgv: 'heavy goods vehicles',
};

export const kindAndNumber = ({ kind, identifier }: { kind: VehicleKind; identifier: number }): string =>
  `${KIND_WORDS[kind]} ${identifier}`;
