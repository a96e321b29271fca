import { join } from 'node:path';
import { doubleKeys, fedexDouble } from './carrier/double/fedex-double.server.ts';
import type { Fee } from './carrier/double/quote.ts';
import { type FedexOptions, fedexCarrier } from './carrier/fedex.server.ts';
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
  readonly fedex: Pick<FedexOptions, 'baseUrl' | 'clientId' | 'clientSecret' | 'account'> | null;
  /** What the carrier's stand-in asks for a parcel. */
  readonly fee: Fee;
};

/** The only switch between companies and stand-ins. */
export const pickPorts = ({ dataDir, secret, s3, smtpUrl, geoUrl, fedex, fee }: Wishes): Ports => ({
  storage: s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'uploads'), secret),
  mail: smtpUrl ? smtpMail(smtpUrl) : null,
  geo: remembering(geoUrl ? askService(geoUrl) : askTable),
  carrier: fedex ? fedexCarrier({ ...fedex, isTest: false }) : testCarrier(secret, fee),
});

/** The same adapter with our stand-in at the other end. It is handed its requests within the process: no port, host or proxy is in the way. */
export function testCarrier(secret: string, fee: Fee, now: () => number = Date.now) {
  const { fetch } = fedexDouble({ secret, fee, now });
  return fedexCarrier({ ...doubleKeys, baseUrl: 'http://sandbox.invalid', isTest: true, now, ask: async (request) => fetch(request) });
}
