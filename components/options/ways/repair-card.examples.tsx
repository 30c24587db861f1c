import { SampleWays } from '../sample-parts';

export const Blocked = ({ theme }: { theme: string }) => <SampleWays theme={theme} wishes={[30, 60, 62]} option={12} />;

export const WithAdditions = ({ theme }: { theme: string }) => <SampleWays theme={theme} wishes={[12]} option={60} />;

export const NeverAvailable = ({ theme }: { theme: string }) => <SampleWays theme={theme} wishes={[]} option={90} />;
