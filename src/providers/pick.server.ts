import { join } from 'node:path';
import type { Ports } from './ports.ts';
import { diskStorage } from './storage/disk.server.ts';

/** The only switch between companies and stand-ins. */
export const pickPorts = ({ dataDir }: { readonly dataDir: string }): Ports => ({ storage: diskStorage(join(dataDir, 'uploads')) });
