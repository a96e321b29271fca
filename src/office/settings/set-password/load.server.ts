import { redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { linkHolder, setPasswordByLink } from '#areas/staff/services/emails.server.ts';
import { formAction, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';

export const loader = load(async ({ app, url }) => {
  const token = url.searchParams.get('token') ?? '';
  const holder = await linkHolder(app, token);
  return { token, holder: holder && { name: holder.name, email: holder.email } };
});

export const action = formAction(async ({ app, caller, form }) => {
  const { token, password } = readForm(form, z.object({ token: z.string(), password: z.string() }));
  await setPasswordByLink(app, caller, token, password);
  return redirect(`${hrefOf('office-login')}?fresh`);
});
