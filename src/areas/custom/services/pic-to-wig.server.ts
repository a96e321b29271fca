import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { textureSlug } from '../option-texts.ts';
import { noTaps, type Taps } from '../rules/picture/region.ts';
import { detectedOf, type FoundMatch, matchesFor, readPhotos } from './pictures.server.ts';
import { type CreatedRequest, createRequest } from './requests.server.ts';

export type PicToWigInput = {
  readonly uploadIds: readonly string[];
  readonly taps: readonly Taps[];
  readonly capSize: string | null;
  readonly budgetCents: number | null;
  readonly wishedOn: string | null;
  readonly note: string;
  readonly email: string | undefined;
  readonly name: string;
  readonly phoneNumber: string;
  readonly make: boolean;
  readonly mayShow: boolean;
  readonly trap: string;
};

/** Reads the photos, finds the nearest products, and opens a request where wanted. */
export async function submitPicToWig(app: App, caller: Caller, input: PicToWigInput) {
  if (input.make && !input.email) throw new DomainError('lackParameter', { field: 'email' });
  const photos = input.uploadIds.map((uploadId, index) => ({ uploadId, taps: input.taps[index] ?? noTaps }));
  const seen = await readPhotos(app, caller, photos);
  const matches: FoundMatch[] = seen
    ? await matchesFor(app, caller.language, seen, { budgetCents: input.budgetCents, capSize: input.capSize })
    : [];
  const detected = seen ? detectedOf(seen) : {};
  const request: CreatedRequest | null =
    input.make && input.email
      ? await createRequest(app, caller, {
          kind: 'picture_to_wig',
          email: input.email,
          name: input.name,
          phoneNumber: input.phoneNumber,
          configuration: {
            piece: 'wig',
            ...(seen && { texture: textureSlug(String(detected.texture)), colour: String(detected.colour) }),
            ...(seen?.lengthInches ? { length: String(seen.lengthInches) } : {}),
            colour_by: 'photo',
            ...(input.capSize && { capSize: input.capSize }),
          },
          detected,
          note: input.note,
          budgetCents: input.budgetCents,
          wishedOn: input.wishedOn,
          photos,
          mayShowInGallery: input.mayShow,
          trap: input.trap,
        })
      : null;
  return { seen, matches, request };
}
