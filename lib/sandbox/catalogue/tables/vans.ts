import { fordVans, volkswagenVans } from '@/lib/sandbox/catalogue/tables/vans-ford-volkswagen';
import {
  isuzuVans,
  ivecoVans,
  maxusVans,
  mercedesVans,
  mitsubishiVans,
  nissanVans,
  renaultVans,
} from '@/lib/sandbox/catalogue/tables/vans-others';
import {
  citroenVans,
  fiatVans,
  peugeotVans,
  toyotaVans,
  vauxhallVans,
} from '@/lib/sandbox/catalogue/tables/vans-stellantis';
import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

/** Every van maker. The place in the list is the manufacturer code (201 on): add at the end. */
export const vanMakes: readonly MakeTable[] = [
  citroenVans,
  fiatVans,
  fordVans,
  isuzuVans,
  ivecoVans,
  maxusVans,
  mercedesVans,
  mitsubishiVans,
  nissanVans,
  peugeotVans,
  renaultVans,
  toyotaVans,
  vauxhallVans,
  volkswagenVans,
];
