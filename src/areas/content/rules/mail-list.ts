import { listOf } from '#site/list.ts';

export const mailboxStates = ['waiting', 'sending', 'sent', 'failed', 'kept', 'stopped'] as const;

export const mailList = listOf({
  page: 'office-mailbox',
  filters: { state: mailboxStates, kind: 'words' },
  sorts: ['at', 'to', 'subject'],
  first: '-at',
  size: 40,
});
