'use client';

import { Select } from '@/components/ui/forms/select';

const THEMES = [
  { value: 'system', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The cookie the root layout reads, so that the first paint already has the chosen theme. */
const COOKIE = 'theme';

/** Overrides the device's theme in this browser. */
export function ThemeSwitch({ theme }: { theme: 'system' | 'light' | 'dark' }) {
  return (
    <label className="flex items-center justify-between gap-4 px-2 py-1 text-sm">
      Appearance
      <span className="w-40">
        <Select
          options={THEMES}
          defaultValue={theme}
          onChange={({ target: { value } }) => {
            document.cookie = `${COOKIE}=${value}; path=/; max-age=31536000; samesite=lax`;
            if (value === 'system') document.documentElement.removeAttribute('data-theme');
            else document.documentElement.setAttribute('data-theme', value);
          }}
        />
      </span>
    </label>
  );
}
