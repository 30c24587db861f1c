import { Icon } from './icon';
import type { IconName } from './icon';

const names: IconName[] = [
  'info',
  'success',
  'warning',
  'danger',
  'close',
  'right',
  'down',
  'up',
  'tick',
  'minus',
  'plus',
  'search',
  'print',
  'copy',
  'refresh',
  'person',
  'clock',
  'download',
];

export const EveryIcon = () => (
  <ul className="flex flex-wrap gap-4">
    {names.map((name) => (
      <li key={name} className="flex items-center gap-1.5 text-sm text-soft">
        <Icon name={name} /> {name}
      </li>
    ))}
  </ul>
);
