import { Form, useNavigation } from 'react-router';
import { appointmentTexts } from '#areas/aftercare/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import type { OpenAppointment } from './load.server.ts';
import { appointmentOfficeTexts } from './texts.ts';

/** Customer, products, outcome, and the video. */
export function AppointmentPanel({ one }: { one: OpenAppointment }) {
  const say = useTexts(appointmentOfficeTexts);
  const sayAppointment = useTexts(appointmentTexts);
  const busy = useNavigation().formData?.get('intent');
  return (
    <Card title={`${one.number} ${one.name}`} aside={<Badge tone={one.isStanding ? 'gold' : 'line'}>{sayAppointment(one.status)}</Badge>}>
      <div className="stack stack-wide">
        <DetailGrid
          details={[
            { label: say('buyer'), value: <a href={`mailto:${one.email}`}>{one.email}</a> },
            ...(one.when ? [{ label: say('when'), value: one.when }] : []),
            { label: say('how'), value: [sayAppointment(one.channel), one.contact].filter(Boolean).join(' · ') },
            ...(one.goods.length > 0
              ? [{ label: say('pieces'), value: one.goods.map(({ name, code }) => `${name} (${code})`).join('; ') }]
              : []),
            ...(one.request ? [{ label: say('wish'), value: one.request }] : []),
          ]}
        />
        <Form method="post" preventScrollReset className="stack stack-wide">
          <input type="hidden" name="id" value={one.id} />
          <input type="hidden" name="intent" value="note" />
          <TextArea label={say('note')} name="note" rows={3} maxLength={2000} defaultValue={one.note} />
          <TextInput label={say('outcome')} name="outcome" maxLength={500} defaultValue={one.outcome} />
          <div className="row">
            <SubmitButton kind="quiet" busy={busy === 'note'}>
              {say('save')}
            </SubmitButton>
            {one.isStanding && (
              <>
                <SubmitButton kind="primary" name="status" value="done">
                  {say('done')}
                </SubmitButton>
                <SubmitButton kind="quiet" name="status" value="missed">
                  {say('missed')}
                </SubmitButton>
                <SubmitButton kind="danger" name="status" value="cancelled">
                  {say('cancel')}
                </SubmitButton>
              </>
            )}
          </div>
        </Form>
        <ClipForm one={one} isBusy={busy === 'clip'} />
      </div>
    </Card>
  );
}

function ClipForm({ one, isBusy }: { one: OpenAppointment; isBusy: boolean }) {
  const say = useTexts(appointmentOfficeTexts);
  return (
    <>
      <Form key={one.clip} method="post" preventScrollReset encType="multipart/form-data" className="stack stack-wide">
        <input type="hidden" name="id" value={one.id} />
        <input type="hidden" name="intent" value="clip" />
        <TextInput label={say('clip')} type="file" name="clip" accept="video/mp4" required />
        <SubmitButton kind="quiet" className="at-start" busy={isBusy}>
          {say(isBusy ? 'busy' : 'clipDo')}
        </SubmitButton>
      </Form>
      {one.clip && (
        <p>
          <a className="link" href={one.clip} target="_blank" rel="noreferrer">
            {say('clipSee')}
          </a>{' '}
          {one.isShown && <Badge tone="ok">{say('shown')}</Badge>}
        </p>
      )}
      {one.clip && !one.isShown && !one.mayPublish && <p className="muted">{say('publishWait')}</p>}
      {one.clip && !one.isShown && one.mayPublish && (
        <Form method="post" preventScrollReset className="stack stack-wide">
          <input type="hidden" name="id" value={one.id} />
          <input type="hidden" name="intent" value="publish" />
          <TextInput label={say('titleEn')} name="title_en" maxLength={120} defaultValue={one.goods[0]?.name} />
          <TextInput label={say('titleZh')} name="title_zh" maxLength={120} />
          <SubmitButton className="at-start">{say('publish')}</SubmitButton>
        </Form>
      )}
    </>
  );
}
