import { z } from 'zod';
import { call } from '#api/call.ts';

export const geoLocation = call({
  name: 'geo.location',
  method: 'GET',
  path: '/geo/location',
  who: 'anyone',
  summary: 'Roughly where the caller is, by her address; what is not known is null. Never used for money',
  input: z.object({}),
  output: z.object({
    ip: z.string(),
    country: z.string().nullable(),
    region: z.string().nullable(),
    city: z.string().nullable(),
    postal: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    in_us: z.boolean(),
  }),
});
