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
  summary: 'Asks for the monthly letter; the mailbox must say yes by the link it is sent',
  input: z.object({
    email,
  }),
});

export const subscriberConfirm = call({
  ...post,
  name: 'subscriber.confirm',
  path: '/subscriber/confirm',
  summary: 'Says yes to the letter, with the token of the mail',
  input: Token,
});

export const subscriberStop = call({
  ...post,
  name: 'subscriber.stop',
  path: '/subscriber/stop',
  summary: 'Ends the letter, with the token that stands in each one',
  input: Token,
});
