import { audi } from '@/lib/sandbox/catalogue/tables/audi';
import { bmw } from '@/lib/sandbox/catalogue/tables/bmw';
import { abarth, alfaRomeo, fiat, jeep } from '@/lib/sandbox/catalogue/tables/fiat';
import { ford } from '@/lib/sandbox/catalogue/tables/ford';
import { honda, infiniti, mazda, mitsubishi, subaru, suzuki } from '@/lib/sandbox/catalogue/tables/japan';
import { genesis, hyundai, kia } from '@/lib/sandbox/catalogue/tables/korea';
import {
  astonMartin,
  bentley,
  ferrari,
  lamborghini,
  maserati,
  mclaren,
  porsche,
  rollsRoyce,
} from '@/lib/sandbox/catalogue/tables/luxury';
import { mercedes, mini, smart } from '@/lib/sandbox/catalogue/tables/mini-mercedes';
import {
  byd,
  chery,
  chevrolet,
  gwm,
  ineos,
  jaecoo,
  kgm,
  leapmotor,
  mg,
  ssangyong,
  tesla,
} from '@/lib/sandbox/catalogue/tables/newcomers';
import { citroen, ds, peugeot } from '@/lib/sandbox/catalogue/tables/peugeot-citroen';
import { alpine, dacia, nissan, renault } from '@/lib/sandbox/catalogue/tables/renault-nissan';
import { sample } from '@/lib/sandbox/catalogue/tables/sample';
import { cupra, seat, skoda } from '@/lib/sandbox/catalogue/tables/seat-skoda';
import { jaguar, landRover, lotus, polestar, volvo } from '@/lib/sandbox/catalogue/tables/sweden-britain';
import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';
import { lexus, toyota } from '@/lib/sandbox/catalogue/tables/toyota';
import { vauxhall } from '@/lib/sandbox/catalogue/tables/vauxhall';
import { volkswagen } from '@/lib/sandbox/catalogue/tables/volkswagen';

/** Every car maker. The place in the list is the manufacturer code (101 on): add at the end. */
export const carMakes: readonly MakeTable[] = [
  abarth,
  alfaRomeo,
  alpine,
  astonMartin,
  audi,
  bentley,
  bmw,
  byd,
  chevrolet,
  citroen,
  cupra,
  dacia,
  ds,
  ferrari,
  fiat,
  ford,
  genesis,
  gwm,
  honda,
  hyundai,
  ineos,
  infiniti,
  jaecoo,
  jaguar,
  jeep,
  kgm,
  kia,
  lamborghini,
  landRover,
  leapmotor,
  lexus,
  lotus,
  maserati,
  mazda,
  mclaren,
  mercedes,
  mg,
  mini,
  mitsubishi,
  nissan,
  chery,
  peugeot,
  polestar,
  porsche,
  renault,
  rollsRoyce,
  seat,
  skoda,
  smart,
  ssangyong,
  subaru,
  suzuki,
  tesla,
  toyota,
  vauxhall,
  volkswagen,
  volvo,
  sample,
];
