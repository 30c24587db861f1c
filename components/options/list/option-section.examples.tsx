import { SampleColours, SampleSection } from '../sample-parts';

export const Untouched = ({ theme }: { theme: string }) => <SampleSection theme={theme} wishes={[]} />;

export const UnderWay = ({ theme }: { theme: string }) => (
  <SampleSection theme={theme} wishes={[20, 30, 60, 62, 70, 80, 81, 82]} />
);

export const ColoursAndTrims = ({ theme }: { theme: string }) => <SampleColours theme={theme} wishes={[100, 101]} />;
