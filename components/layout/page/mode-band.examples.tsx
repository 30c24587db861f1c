import { ModeBand } from './mode-band';

export const Sandbox = () => <ModeBand mode="sandbox" />;

export const Live = () => <ModeBand mode="live" />;
