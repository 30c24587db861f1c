import type { CatalogueDerivative, Powertrain } from '@/lib/sandbox/catalogue/catalogue-model';
import { bodies } from '@/lib/sandbox/catalogue/segments';

const fuelLetters: Readonly<Record<Powertrain, string>> = {
  petrol: 'P',
  diesel: 'D',
  electric: 'E',
  'petrol-mild-hybrid': 'H',
  'diesel-mild-hybrid': 'Y',
  'petrol-hybrid': 'H',
  'petrol-plug-in': 'X',
  'diesel-plug-in': 'Y',
  'petrol-lpg': 'G',
};

function shortRange(name: string): string {
  const letters = name.replace(/[^A-Z0-9]/g, '');
  return letters.length <= 2 ? letters.padEnd(2, '0') : `${letters[0]}${letters.at(-1)}`;
}

/**
 * The first fourteen places, as recorded codes have them (`CIC312S5HPTM  `): make, range, litres, trim, doors (blank for a
 * van), body, fuel, fuel delivery, transmission, two blanks. A van's body is its own letter and its doors are left blank.
 */
export function refcodeStem(derivative: Omit<CatalogueDerivative, 'refid' | 'refcode'>): string {
  const { engine, line, trim, gearbox } = derivative;
  const litres = engine.capacityCc === 0 ? 'EV' : String(Math.round(engine.capacityCc / 100)).padStart(2, '0');
  const doors = derivative.database === 'CAR' ? String(derivative.doors) : ' ';
  const bodyLetter = bodies[line.body].letter;
  const delivery = engine.powertrain === 'electric' ? 'E' : engine.turbo ? 'T' : 'I';
  const parts = [
    line.make.letters,
    shortRange(derivative.model.range.name),
    litres,
    trim.name.slice(0, 1).toUpperCase(),
    derivative.database === 'CAR' ? doors + bodyLetter : bodyLetter + doors,
    fuelLetters[engine.powertrain],
    delivery,
    gearbox.transmission === 'Manual' ? 'M' : 'A',
    '  ',
  ];
  return parts.join('');
}

/** Place 15 is the emission class of the introduction, 16–19 a running number right-aligned, 20 a blank. */
export function refcode(stem: string, euroClass: number, running: number): string {
  return `${stem}${euroClass}${running.toString(36).toUpperCase().padStart(4, ' ')} `;
}
