import { Breadcrumb } from './breadcrumb';

export const TwoSteps = ({ theme }: { theme: string }) => (
  <Breadcrumb
    label={`Breadcrumb, ${theme}`}
    crumbs={[
      { href: '/gallery?step=1', label: 'Valuations' },
      { href: '/gallery?step=2', label: 'Volkswagen Golf' },
    ]}
  />
);
