import { addPages } from './match.ts';
import { officePages } from './office-pages.ts';

/** The shop's frame knows no address of the office; whoever links there in a browser imports this file. */
addPages(officePages);
