import { z } from 'zod';
import { call } from '#api/call.ts';
import { maxUploadBytes, type PurposeName, purposes } from '../rules/uploads.ts';

const UploadId = z.string().regex(/^[0-9a-f]{32}$/);
const names = Object.keys(purposes) as [PurposeName, ...PurposeName[]];

export const uploadToken = call({
  name: 'resource.uploadToken',
  method: 'GET',
  path: '/resource/upload_token',
  who: 'anyone',
  changes: true,
  summary: 'A signed URL to upload one image (JPG, PNG or WebP, up to 8 MB), valid for one minute',
  input: z.object({
    file_name: z.string().trim().min(1).max(300),
    /** With a known size, a picture that is too large is refused before the upload. */
    size: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    purpose: z.enum(names).default('attachment'),
  }),
  output: z.object({
    upload_id: z.string(),
    url: z.string(),
    method: z.literal('PUT'),
    headers: z.record(z.string(), z.string()),
    key: z.string(),
    expires_at: z.string(),
    max_size: z.literal(maxUploadBytes),
  }),
});

export const uploadFinish = call({
  name: 'resource.finish',
  method: 'POST',
  path: '/resource/finish',
  who: 'anyone',
  summary: 'Checks an uploaded image and re-encodes it; public images get a URL, private ones only an ID',
  input: z.object({ upload_id: UploadId }),
  output: z.object({
    upload_id: z.string(),
    id: z.number().int(),
    url: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
  }),
});

export const uploadRead = call({
  name: 'resource.get',
  method: 'GET',
  path: '/resource/get',
  who: 'anyone',
  summary: 'A signed URL of a private image for its owner or staff, valid for five minutes',
  input: z.object({ upload_id: UploadId, width: z.coerce.number().int().min(1).max(10_000).default(900) }),
  output: z.object({ url: z.string(), expires_at: z.string() }),
});
