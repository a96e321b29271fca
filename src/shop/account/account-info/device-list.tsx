import { accountTexts } from '#areas/account/account-texts.ts';
import type { Device, Devices } from '#areas/account/services/devices.server.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { AccountForm, AccountSection, SavedNotice } from './section.tsx';

type DeviceListProps = { devices: Devices; done: string | null; busyWith: string | null; busyId: number };

/** This device first; the others can be signed out. */
export function DeviceList({ devices: { list, others }, done, busyWith, busyId }: DeviceListProps) {
  const say = useTexts(accountTexts);
  const doneTexts = { session: say('oneEnded'), others: say('othersEnded') };
  return (
    <AccountSection id="devices" title={say('devices')} lead={say('devicesLead')}>
      <SavedNotice message={done === 'session' || done === 'others' ? doneTexts[done] : null} />
      <ul className="own-list">
        {list.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={busyWith === 'session' && busyId === device.id} />
        ))}
      </ul>
      {others === 0 ? (
        <p className="meta">{say('onlyHere')}</p>
      ) : (
        <AccountForm intent="others">
          <SubmitButton kind="quiet" busy={busyWith === 'others'}>
            {say(busyWith === 'others' ? 'ending' : 'endOthers')}
          </SubmitButton>
        </AccountForm>
      )}
    </AccountSection>
  );
}

function DeviceRow({ device: { id, name, isCurrent, facts }, isBusy }: { device: Device; isBusy: boolean }) {
  const say = useTexts(accountTexts);
  return (
    <li>
      <div>
        <p className="row">
          <b>{name}</b>
          {isCurrent && <Badge tone="ok">{say('thisDevice')}</Badge>}
        </p>
        <p className="meta">{facts.join(' · ')}</p>
      </div>
      {!isCurrent && (
        <AccountForm intent="session">
          <input type="hidden" name="id" value={id} />
          <SubmitButton kind="quiet" size="small" busy={isBusy} aria-label={say('endOneOf', { device: name })}>
            {say(isBusy ? 'ending' : 'endOne')}
          </SubmitButton>
        </AccountForm>
      )}
    </li>
  );
}
