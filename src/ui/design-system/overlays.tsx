import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Button } from '../button.tsx';
import { Checkbox } from '../check.tsx';
import { Dialog } from '../dialog.tsx';
import { Menu } from '../menu.tsx';
import { Sheet } from '../sheet.tsx';
import { Tip } from '../tip.tsx';
import { showToast } from '../toast.tsx';
import { Row, Section, Specimen } from './piece.tsx';
import { uiTexts } from './texts.ts';

type Over = 'dialog' | 'sheet' | 'drawer' | null;

export function OverlaySpecimens() {
  const say = useTexts(uiTexts);
  const [over, setOver] = useState<Over>(null);
  const close = () => setOver(null);
  return (
    <Section id="overlays" title={say('overlays')}>
      <Specimen name="Dialog, Sheet">
        <Row>
          <Button onClick={() => setOver('dialog')}>{say('openDialog')}</Button>
          <Button onClick={() => setOver('sheet')}>{say('openSheet')}</Button>
          <Button onClick={() => setOver('drawer')}>{say('openDrawer')}</Button>
        </Row>
      </Specimen>
      <Specimen name="showToast, ToastRegion">
        <Row>
          <Button onClick={() => showToast(say('toastOkSaid'))}>{say('toastOk')}</Button>
          <Button onClick={() => showToast(say('toastErrSaid'), 'error')}>{say('toastErr')}</Button>
        </Row>
      </Specimen>
      <Specimen name="Menu, Tip">
        <Row>
          <Menu label={say('menuWord')} buttonClassName="btn">
            <Link to="#overlays">{say('quiet')}</Link>
            <Link to="#overlays">{say('clearAll')}</Link>
          </Menu>
          <Tip label={say('tipWord')} text={say('tipText')} />
        </Row>
      </Specimen>
      <Dialog
        open={over === 'dialog'}
        onClose={close}
        title={say('dialogTitle')}
        close={say('close')}
        actions={
          <>
            <Button onClick={close}>{say('keep')}</Button>
            <Button kind="primary" onClick={close}>
              {say('refund')}
            </Button>
          </>
        }
      >
        <p>{say('dialogText')}</p>
      </Dialog>
      {(['sheet', 'drawer'] as const).map((kind) => (
        <Sheet
          key={kind}
          open={over === kind}
          onClose={close}
          title={say('sheetTitle')}
          close={say('close')}
          from={kind === 'sheet' ? 'bottom' : 'side'}
          foot={
            <Button kind="primary" onClick={close}>
              {say('allThree')}
            </Button>
          }
        >
          <Checkbox label={say('bodyWave')} end="126" />
          <Checkbox label={say('straight')} end="84" />
        </Sheet>
      ))}
    </Section>
  );
}
