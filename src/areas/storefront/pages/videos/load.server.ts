import { load } from '#platform/load.server.ts';
import { libraryOf } from '../../services/reading.server.ts';

export const loader = load(libraryOf);
