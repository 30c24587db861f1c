import { FileInput } from './file-input';

export const Plain = () => <FileInput aria-label="Stock list" accept=".xlsx,.csv" />;

export const Invalid = () => <FileInput aria-label="File of sales" aria-invalid accept=".xlsx,.csv" />;
