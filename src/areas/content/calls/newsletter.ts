import { z } from 'zod';
import { call } from '#api/call.ts';
import { email } from '#api/fields.ts';

const empty = z.object({});
const post = { method: 'POST', who: 'anyone', output: empty } as const;
const Token = z.object({ token: z.string().trim().min(1).max(200) });

export const subscriberAdd = call({
  ...post,
  name: 'subscriber.add',
  path: '/subscriber/add',
  summary: 'Subscribes to the monthly newsletter; the address must be confirmed by the emailed link',
  input: z.object({
    email,
  }),
});

export const subscriberConfirm = call({
  ...post,
  name: 'subscriber.confirm',
  path: '/subscriber/confirm',
  summary: 'Confirms the newsletter subscription by the token of the email',
  input: Token,
});

export const subscriberStop = call({
  ...post,
  name: 'subscriber.stop',
  path: '/subscriber/stop',
  summary: 'Unsubscribes from the newsletter by the token in each email',
  input: Token,
});
