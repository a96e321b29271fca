import { act, load } from '#platform/load.server.ts';
import { userUpdateProfile } from '../../calls.ts';
import { fromForm } from '../../services/form.server.ts';
import { profileOf, updateProfile } from '../../services/profile.server.ts';
import { changesIn, wireProfile } from '../../services/wire.server.ts';

export const loader = load(async ({ app, caller }) => {
  const { settings: _, user_id: __, ...shown } = wireProfile(await profileOf(app, caller.shopperId));
  return shown;
});

export const action = act(async ({ app, caller, form }) =>
  fromForm(userUpdateProfile.input, form, caller.language, async (input) => {
    const { firstName } = await updateProfile(app, caller.shopperId, changesIn(input));
    return { firstName };
  }),
);
