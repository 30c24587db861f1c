import { PrintedCriteria } from './printed-criteria';

export const OnPaper = () => <PrintedCriteria words={['Sold', 'Golf', 'With an alert']} />;
