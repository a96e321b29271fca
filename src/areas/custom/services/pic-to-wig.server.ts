import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { textureWord } from '../option-texts.ts';
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
export async function submitPicToWig(app: App, caller: Caller, wish: PicToWigInput) {
  if (wish.make && !wish.email) throw new DomainError('lackParameter', { field: 'email' });
  const photos = wish.uploadIds.map((uploadId, place) => ({ uploadId, taps: wish.taps[place] ?? noTaps }));
  const seen = await readPhotos(app, caller, photos);
  const matches: FoundMatch[] = seen
    ? await matchesFor(app, caller.language, seen, { budgetCents: wish.budgetCents, capSize: wish.capSize })
    : [];
  const detected = seen ? detectedOf(seen) : {};
  const request: CreatedRequest | null =
    wish.make && wish.email
      ? await createRequest(app, caller, {
          kind: 'picture_to_wig',
          email: wish.email,
          name: wish.name,
          phoneNumber: wish.phoneNumber,
          configuration: {
            piece: 'wig',
            ...(seen && { texture: textureWord(String(detected.texture)), colour: String(detected.colour) }),
            ...(seen?.lengthInches ? { length: String(seen.lengthInches) } : {}),
            colour_by: 'photo',
            ...(wish.capSize && { capSize: wish.capSize }),
          },
          detected,
          note: wish.note,
          budgetCents: wish.budgetCents,
          wishedOn: wish.wishedOn,
          photos,
          mayShowInGallery: wish.mayShow,
          trap: wish.trap,
        })
      : null;
  return { seen, matches, request };
}
