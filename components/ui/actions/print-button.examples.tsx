import { PrintButton } from './print-button';

export const BesideOthers = () => <PrintButton />;

export const OfAPaper = () => <PrintButton variant="primary" />;
