import { BandLine, BANDS } from './band';

export const EveryBand = () => (
  <ul className="flex flex-wrap gap-5">
    {BANDS.map(({ band, label }) => (
      <li key={band} className="flex items-center gap-2">
        <BandLine band={band} /> {label}
      </li>
    ))}
  </ul>
);
