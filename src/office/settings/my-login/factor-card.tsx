import { Form } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { staffAuthTexts } from '../login/staff-auth-texts.ts';
import { QrPicture } from '../parts/qr-picture.tsx';

type Props = {
  readonly hasFactor: boolean;
  readonly isFactorMust: boolean;
  readonly codesLeft: number;
  readonly offer: { readonly secret: string; readonly ticket: string; readonly qr: { size: number; path: string } | null } | null;
};

export function FactorCard({ hasFactor, isFactorMust, codesLeft, offer }: Props) {
  const say = useTexts(staffAuthTexts);
  if (!hasFactor && offer)
    return (
      <Card title={say('factor')}>
        <Form method="post" className="fields-wide">
          <p className="read">{say('factorOff')}</p>
          {offer.qr && <QrPicture {...offer.qr} label={say('qr')} />}
          <p className="small">
            {say('byHand')} <code className="secret">{offer.secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
          </p>
          <input type="hidden" name="ticket" value={offer.ticket} />
          <TextInput label={say('code')} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} required />
          <div>
            <SubmitButton name="intent" value="factor" kind="primary">
              {say('setUp')}
            </SubmitButton>
          </div>
        </Form>
      </Card>
    );
  return (
    <Card title={say('factor')}>
      <Form method="post" className="fields-wide">
        <p className="read">{say('factorOn', { count: codesLeft })}</p>
        <PasswordInput
          label={say('passwordNow')}
          name="password"
          labels={{ show: say('show'), hide: say('hide') }}
          maxLength={256}
          required
        />
        <div className="button-row">
          <SubmitButton kind="quiet" size="small" name="intent" value="codes">
            {say('newCodes')}
          </SubmitButton>
          {!isFactorMust && (
            <SubmitButton kind="quiet" size="small" name="intent" value="remove-factor">
              {say('removeFactor')}
            </SubmitButton>
          )}
        </div>
        {isFactorMust && <p className="small muted">{say('factorMust')}</p>}
      </Form>
    </Card>
  );
}
