import { SampleRepairs } from '@/components/options/option-samples';

export const Blocked = ({ theme }: { theme: string }) => (
  <SampleRepairs theme={theme} selections={[30, 60, 62]} option={12} />
);

export const WithAdditions = ({ theme }: { theme: string }) => (
  <SampleRepairs theme={theme} selections={[12]} option={60} />
);

export const NeverAvailable = ({ theme }: { theme: string }) => (
  <SampleRepairs theme={theme} selections={[]} option={90} />
);
