import { SampleTray } from '../sample-parts';

export const Empty = ({ theme }: { theme: string }) => <SampleTray theme={theme} wishes={[]} />;

export const StillOpen = ({ theme }: { theme: string }) => <SampleTray theme={theme} wishes={[62, 60, 80]} />;

export const FreeItemAndPriceOnApplication = ({ theme }: { theme: string }) => (
  <SampleTray theme={theme} wishes={[12, 30, 20, 70, 80, 81, 82]} />
);
