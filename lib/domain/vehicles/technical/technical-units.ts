/** Units of technical items: some are in the item's name, others are trade convention and unwritten. */

/** Removed from the name: `CO2 (g/km)` → `CO2`, g/km. */
const IN_BRACKETS = /^(.*?)(?<!\s)\s*\((mpg|g\/km|miles|wh\/km|litres|mph|secs|kwh|kg|mm|cc)\)$/i;
const TAKEN_OFF: readonly [end: RegExp, unit: string][] = [
  [/ in kWh$/i, 'kWh'],
  [/ dB\(A\)$/i, 'dB(A)'],
  [/ %$/, '%'],
];
/** Left in the name if it distinguishes two items: `Engine Power - BHP`, `Engine Power - PS`. */
const LEFT_ON: readonly [end: RegExp, unit: string][] = [
  [/ - BHP$/i, 'bhp'],
  [/ - PS$/i, 'PS'],
  [/ - KW$/i, 'kW'],
  [/ - RPM$/i, 'rpm'],
  [/ - NM$/i, 'Nm'],
  [/ - Years$/i, 'years'],
  [/ - Mileage$/i, 'miles'],
];
const WRITTEN: Readonly<Record<string, string>> = {
  litres: 'litres',
  secs: 's',
  'wh/km': 'Wh/km',
  kwh: 'kWh',
};
/** For names without a unit: engine size, emissions per kilometre, sizes, weights and space, in the trade's units. */
const BY_NAME: readonly [name: RegExp, unit: string][] = [
  [/^CC$/i, 'cc'],
  [/^(CO|HC|NOx|HC\+NOx)$/i, 'g/km'],
  [/^(Length|Width|Height|Wheelbase)\b/i, 'mm'],
  [/\b(Weight|Kerbweight)\b/i, 'kg'],
  [/^Luggage Capacity/i, 'litres'],
];

/** A name as the guide writes it, split from its unit. */
export function nameAndUnit(written: string): { name: string; unit: string | null } {
  const [, bare, bracketed] = IN_BRACKETS.exec(written) ?? [];
  if (bare !== undefined && bracketed !== undefined) {
    const unit = bracketed.toLowerCase();
    return { name: bare, unit: WRITTEN[unit] ?? unit };
  }
  const ending = TAKEN_OFF.find(([end]) => end.test(written));
  if (ending) return { name: written.replace(ending[0], ''), unit: ending[1] };
  return { name: written, unit: [...LEFT_ON, ...BY_NAME].find(([name]) => name.test(written))?.[1] ?? null };
}

/** `.019` → `0.019`, `1E-07` → `0.0000001`, ` 354` → `354`; words are unchanged; blank: null. */
export function plainValue(written: string | undefined): string | null {
  const text = written?.trim() ?? '';
  if (text === '') return null;
  if (/^-?\.\d/.test(text)) return text.replace('.', '0.');
  if (/^-?\d+(\.\d+)?e[-+]?\d+$/i.test(text))
    return Number(text)
      .toFixed(10)
      .replace(/\.?0+$/, '');
  return text;
}
