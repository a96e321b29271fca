import { PackageCheck } from 'lucide-react';
import { useTexts } from '#site/locale.tsx';
import { KeyBar } from '../office/key-bar.tsx';
import { Avatar, Live, Who } from '../office/top-bar.tsx';
import { Piece, Row, Section } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function FramePieces() {
  const say = useTexts(uiTexts);
  return (
    <Section id="frame" title={say('frame')}>
      <Piece name="Live, Who, Avatar">
        <Row>
          <Live>{say('live')}</Live>
          <Live late>{say('liveLate')}</Live>
          <Who initials="LY" name="Lin Yue" role={say('navGroup')} />
          <Avatar initials="GL" name="Grace Liu" small />
        </Row>
      </Piece>
      <Piece name="KeyBar">
        <KeyBar label={say('keysName')} hints={[{ keys: ['j'], says: say('keyNext') }]} all={{ keys: ['?'], says: say('keyAll') }} />
      </Piece>
      <Piece name="lucide icons">
        <Row>
          <PackageCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          {say('navGroup')}
        </Row>
      </Piece>
    </Section>
  );
}
