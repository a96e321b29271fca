import { join } from 'node:path';
import { askService, remembering } from './geo/ask.server.ts';
import { askTable } from './geo/table.server.ts';
import { smtpMail } from './mail/smtp.server.ts';
import type { Ports } from './ports.ts';
import { diskStorage } from './storage/disk.server.ts';
import { type S3Options, s3Storage } from './storage/s3.server.ts';

type Wishes = {
  readonly dataDir: string;
  /** Seals the addresses of files that lie on our own disk. */
  readonly secret: string;
  readonly s3: S3Options | null;
  readonly smtpUrl: string | null;
  readonly geoUrl: string | null;
};

/** The only switch between companies and stand-ins. */
export const pickPorts = ({ dataDir, secret, s3, smtpUrl, geoUrl }: Wishes): Ports => ({
  storage: s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'uploads'), secret),
  mail: smtpUrl ? smtpMail(smtpUrl) : null,
  geo: remembering(geoUrl ? askService(geoUrl) : askTable),
});
