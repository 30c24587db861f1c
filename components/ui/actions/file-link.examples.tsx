import { FileLink } from './file-link';

export const Csv = () => <FileLink href="/icon.svg">CSV</FileLink>;
