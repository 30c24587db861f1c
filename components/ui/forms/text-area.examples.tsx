import { TextArea } from './text-area';

export const Plain = () => <TextArea aria-label="Note" defaultValue="Two keys, full history." />;

export const Code = () => <TextArea code aria-label="Months" defaultValue="[0, 12, 24]" />;

export const Invalid = () => <TextArea code aria-label="Conditions" aria-invalid defaultValue="[Clean" />;
