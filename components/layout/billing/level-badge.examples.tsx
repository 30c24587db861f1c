import { LevelBadge } from './level-badge';

export const Half = () => <LevelBadge used={50} limit={100} />;

export const Near = () => <LevelBadge used={8} limit={9} />;

export const UsedUp = () => <LevelBadge used={100} limit={100} />;
