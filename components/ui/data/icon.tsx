const PATHS = {
  info: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 7.2v4M8 4.6v.9',
  success: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M5 8.2l2.1 2.1L11.2 6',
  warning: 'M8 1.8 15 14H1ZM8 6.2v3.6M8 11.3v.9',
  danger: 'M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2ZM8 4.6v4.2M8 10.7v.9',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  calendar: 'M2 3.5h12v11H2ZM2 7h12M5 1.5v3.5M11 1.5v3.5',
  left: 'M10 3l-5 5 5 5',
  right: 'M6 3l5 5-5 5',
  down: 'M3 6l5 5 5-5',
  up: 'M3 10l5-5 5 5',
  tick: 'M3 8.5 6.5 12 13 4.5',
  minus: 'M3 8h10',
  plus: 'M8 3v10M3 8h10',
  search: 'M7 2a5 5 0 1 0 0 10a5 5 0 1 0 0-10M10.8 10.8 14.5 14.5',
  print: 'M4.5 6V1.8h7V6M4.5 12H2V6h12v6h-2.5M4.5 9.5h7v4.7h-7Z',
  copy: 'M5.5 5.5h8.7v8.7H5.5ZM10.5 5.5V1.8H1.8v8.7h3.7',
  refresh: 'M13.5 8A5.5 5.5 0 1 1 11.6 3.8M11.9 1v3.2H8.7',
  person: 'M8 2a2.8 2.8 0 1 0 0 5.6A2.8 2.8 0 1 0 8 2M2.5 14.2a5.5 5.5 0 0 1 11 0',
  clock: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 4.2V8l2.6 1.6',
  menu: 'M2 4h12M2 8h12M2 12h12',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  bell: 'M8 1.5a4.2 4.2 0 0 0-4.2 4.2c0 4-1.6 5.3-1.6 5.3h11.6s-1.6-1.3-1.6-5.3A4.2 4.2 0 0 0 8 1.5M6.6 13.6a1.5 1.5 0 0 0 2.8 0',
  download: 'M8 1.8v8M4.5 6.6 8 10l3.5-3.4M2 14h12',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside words, never instead of them: it is hidden from screen readers. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={`shrink-0 fill-none stroke-current ${className}`}>
      <path d={PATHS[name]} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
