import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { videoLinkPattern } from '#areas/inquiries/rules/video-link.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { testApp } from '../../../../tests/kit/app.ts';
import { tinyVideo } from '../../../../tests/kit/film.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, bea, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { companyInformation } from '../../content/tables/site.ts';
import { inquiries } from '../../inquiries/tables.ts';
import { clipCode } from './appointment-keys.server.ts';
import { type AppointmentInput, bookAppointment, cancelAppointment, setVideoConsent } from './appointments.server.ts';
import { attachClip, clipFile, publishClip, videoFile } from './clips.server.ts';

const app = await testApp();
await seedCatalog(app.db);
await seedShoppers(app.db);
await app.db.execute(sql`insert into staff_members (id, username, email, password_hash, first_name, last_name)
  values (1, 'owner', 'owner@tressline.test', 'x', 'Olga', 'Owens')`);
await app.db.insert(companyInformation).values({ nameEn: 'Tressline', nameZh: 'Tressline', email: 'hello@tressline.test' });
const staff: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] }, by: 'cookie' };
const her: Caller = { ...anonymousCaller, shopperId: ana, by: 'cookie' };

type Row = Record<string, unknown>;
const rowsOf = async (query: ReturnType<typeof sql>): Promise<Row[]> => (await app.db.execute(query)).rows as Row[];
const refusedAs = (why: string) => expect.objectContaining({ why });
const wish = (more: Partial<AppointmentInput> = {}): AppointmentInput => ({
  name: 'Ana Cole',
  email: 'ana@tressline.test',
  contact: '',
  channel: 'clip',
  slotId: null,
  timeZone: 'America/Chicago',
  request: 'The ends, please',
  skuIds: [101],
  orderNumber: '',
  ...more,
});

beforeEach(async () => {
  for (const table of ['appointment_goods', 'video_appointments', 'mails', 'rate_counters'])
    await app.db.execute(sql.raw(`delete from ${table}`));
});

test('a film she asked for in an inquiry is told there, by a link that opens it; a stranger’s inquiry is not touched', async () => {
  const asked = { name: 'Ana', email: 'ana@tressline.test', message: 'May I see the ends?', pagePath: '' };
  await app.db.insert(inquiries).values([
    { id: 1, number: 'Q-1', userId: ana, ...asked },
    { id: 2, number: 'Q-2', userId: bea, ...asked },
  ]);
  const hers = await bookAppointment(app, her, wish({ inquiry: { number: 'Q-1', key: '' } }));
  const other = await bookAppointment(app, her, wish({ email: 'cia@tressline.test', inquiry: { number: 'Q-2', key: '' } }));
  for (const { id } of [hers, other]) await attachClip(app, staff, id, { fileName: 'ends.mp4', bytes: tinyVideo() });
  const said = await rowsOf(sql`select inquiry_id, author, message from inquiry_messages where author = 'staff'`);
  expect(said).toMatchObject([{ inquiry_id: 1 }]);
  const link = `/video-clip?code=${clipCode(app, hers.id)}`;
  expect(said[0]?.message).toContain(link);
  expect(videoLinkPattern.exec(String(said[0]?.message))?.[1]).toBe(link);
  expect('https://evil.example/x?code=abc').not.toMatch(videoLinkPattern);
});

test('a film is requested, not booked: no time, no calendar and nothing to reschedule in its emails', async () => {
  const asked = await bookAppointment(app, her, wish());
  await cancelAppointment(app, her, asked);
  const written = await rowsOf(sql`select kind, subject_line, text_body from mails order by id`);
  expect(written.map(({ kind, subject_line: subject }) => [kind, subject])).toEqual([
    ['appointment_booked', `We’ve received your video request ${asked.number}`],
    ['appointment_new', `New video request ${asked.number}`],
    ['appointment_cancelled', `Canceled: your video request ${asked.number}`],
  ]);
  expect(String(written[0]?.text_body)).toContain('We’ll film your items');
  expect(String(written[0]?.text_body)).toContain('View request');
  for (const { text_body } of written) expect(String(text_body)).not.toMatch(/reschedule|booked|book |appointment has|calendar file/i);
});

test('a film is private by its link, comes in pieces, and is shown only with her yes', async () => {
  const door = await bookAppointment(app, her, wish());
  await expect(attachClip(app, staff, door.id, { fileName: 'x.mp4', bytes: new Uint8Array(64) })).rejects.toEqual(refusedAs('onlyClips'));
  const film = tinyVideo();
  await attachClip(app, staff, door.id, { fileName: 'ends.mp4', bytes: film });
  expect((await rowsOf(sql`select status from video_appointments where id = ${door.id}`))[0]).toEqual({ status: 'done' });
  expect(await rowsOf(sql`select id from mails where kind = 'appointment_ready'`)).toHaveLength(1);
  const ask = (code: string, range?: string) => clipFile(app, new Request('http://x/', range ? { headers: { range } } : {}), code);
  const code = clipCode(app, door.id);
  expect((await ask('y'.repeat(43))).status).toBe(404);
  expect((await ask(code)).headers.get('cache-control')).toBe('private, no-store');
  const part = await ask(code, 'bytes=4-7');
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 4-7/${film.length}`, 'ftyp']);
  expect((await ask(code, `bytes=${film.length}-`)).status).toBe(416);

  const titles = { en: 'Ends of a body wave', zh: '大波浪发尾' };
  await expect(publishClip(app, staff, door.id, titles)).rejects.toEqual(refusedAs('publishNotAllowed'));
  await setVideoConsent(app, her, door, true);
  const slug = await publishClip(app, staff, door.id, titles);
  await expect(publishClip(app, staff, door.id, titles)).rejects.toEqual(refusedAs('appointmentMoved'));
  expect((await videoFile(app, new Request('http://x/'), slug)).status).toBe(200);
  expect((await videoFile(app, new Request('http://x/'), 'nothing')).status).toBe(404);
  expect(
    (await rowsOf(sql`select v.title_zh, g.spu_id from videos v join video_goods g on g.video_id = v.id where v.slug = ${slug}`))[0],
  ).toEqual({
    title_zh: '大波浪发尾',
    spu_id: 1,
  });
});
