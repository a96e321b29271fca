import { PackageCheck } from 'lucide-react';
import { useTexts } from '#site/locale.tsx';
import { KeyBar } from '../office/key-bar.tsx';
import { Avatar, LiveStatus, SignedInUser } from '../office/top-bar.tsx';
import { Row, Section, Specimen } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function FrameSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="frame" title={say('frame')}>
      <Specimen name="Live, Who, Avatar">
        <Row>
          <LiveStatus>{say('live')}</LiveStatus>
          <LiveStatus late>{say('liveLate')}</LiveStatus>
          <SignedInUser initials="LY" name="Lin Yue" role={say('navGroup')} />
          <Avatar initials="GL" name="Grace Liu" small />
        </Row>
      </Specimen>
      <Specimen name="KeyBar">
        <KeyBar label={say('keysName')} hints={[{ keys: ['j'], says: say('keyNext') }]} all={{ keys: ['?'], says: say('keyAll') }} />
      </Specimen>
      <Specimen name="lucide icons">
        <Row>
          <PackageCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          {say('navGroup')}
        </Row>
      </Specimen>
    </Section>
  );
}
