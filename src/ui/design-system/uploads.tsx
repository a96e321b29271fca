import { useTexts } from '#site/locale.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { Piece, Section } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function UploadPieces() {
  const say = useTexts(uiTexts);
  return (
    <Section id="uploads" title={say('uploads')}>
      <Piece name="UploadField" wide>
        <UploadField label={say('uploadLabel')} />
      </Piece>
    </Section>
  );
}
