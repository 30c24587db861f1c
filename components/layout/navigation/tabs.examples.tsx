import { Tabs } from './tabs';

export const Views = ({ theme }: { theme: string }) => (
  <Tabs
    label={`Views of the valuation, ${theme}`}
    tabs={[
      { href: '/gallery', label: 'Value' },
      { href: '/gallery/forecast', label: 'Forecast' },
      { href: '/gallery/history', label: 'History' },
    ]}
  />
);
