import { z } from 'zod';
import { call } from '#api/call.ts';

export const geoLocation = call({
  name: 'geo.location',
  method: 'GET',
  path: '/geo/location',
  who: 'anyone',
  summary: 'The caller’s approximate location by IP address; unknown parts are null. Never used for prices',
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
