import { EmptyCell } from './empty-cell';

export const InACell = () => <EmptyCell words="says nothing" />;

export const ShownOnAPhone = () => <EmptyCell words="not yet" shownOnPhone />;
