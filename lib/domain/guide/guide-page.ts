/** The guide page of a derivative: its name on links and headings. Without schemas: pages load it. */
import { SOURCES } from '@/lib/domain/source-names';

export const GUIDE_PAGE = `${SOURCES.guide.title} values`;
