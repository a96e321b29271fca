import { createHmac } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { calendarFileRoute } from '../rules/video-routes.ts';

const sealed = (app: App, text: string): string => createHmac('sha256', app.secret).update(text).digest('base64url');

/** Derived from the row, so that every email can contain the same link although only its hash is stored. */
export const appointmentKey = (app: App, id: number): string => sealed(app, `video appointment ${id}`);
export const clipCode = (app: App, id: number): string => sealed(app, `video clip ${id}`);

export const clipPath = (app: App, id: number): string => `${hrefOf('video-clip')}?${new URLSearchParams({ code: clipCode(app, id) })}`;

export const calendarPath = (app: App, { id, number }: { readonly id: number; readonly number: string }): string =>
  `${calendarFileRoute}?${new URLSearchParams({ number, key: appointmentKey(app, id) })}`;

const codeShape = /^[\w-]{43}$/;
/** Malformed keys never reach the database. */
export const parseAppointmentCode = (typed: string | null): string => codeShape.exec(typed ?? '')?.[0] ?? '';
