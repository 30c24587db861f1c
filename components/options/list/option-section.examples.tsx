import { SampleColours, SampleSection } from '@/components/options/option-samples';

export const Untouched = ({ theme }: { theme: string }) => <SampleSection theme={theme} selections={[]} />;

export const UnderWay = ({ theme }: { theme: string }) => (
  <SampleSection theme={theme} selections={[20, 30, 60, 62, 70, 80, 81, 82]} />
);

export const ColoursAndTrims = ({ theme }: { theme: string }) => (
  <SampleColours theme={theme} selections={[100, 101]} />
);
