import { addPages } from './match.ts';
import { officePages } from './pages.ts';

/** The shop's pages carry no address of the office: vite.config.ts leaves them out of the browser's pages.ts and puts them here. */
addPages(officePages);
