import { SampleTray } from '@/components/options/option-samples';

export const Empty = ({ theme }: { theme: string }) => <SampleTray theme={theme} selections={[]} />;

export const StillOpen = ({ theme }: { theme: string }) => <SampleTray theme={theme} selections={[62, 60, 80]} />;

export const FreeItemAndPriceOnApplication = ({ theme }: { theme: string }) => (
  <SampleTray theme={theme} selections={[12, 30, 20, 70, 80, 81, 82]} />
);
