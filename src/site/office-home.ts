import { office, roles } from './page.ts';

/** The one page of the office that the shop's frame links to: a page that is refused leads there. */
export const officeHome = { office: office('bg/index', roles) };
