import { Nothing } from './nothing';

export const InACell = () => <Nothing words="says nothing" />;
