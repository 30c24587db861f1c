import { EmptyCell } from './empty-cell';

export const InACell = () => <EmptyCell words="says nothing" />;
