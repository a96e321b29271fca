import { isOneOf } from './states.ts';

/** States of jobs, uploads and emails: rows of the platform that rules and pages name too. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];
/** Waits or runs: its key is taken, it can be stopped, and a page that shows it looks again. */
export const activeJobStates = ['waiting', 'running'] as const satisfies readonly JobState[];
export const isJobActive = isOneOf(activeJobStates);

export const uploadStates = ['promised', 'stored', 'ready', 'refused', 'deleted'] as const;
/** The file was not checked yet. */
export const unfinishedUploadStates = ['promised', 'stored'] as const satisfies readonly (typeof uploadStates)[number][];

export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'kept', 'stopped'] as const;
