import { useTexts } from '#site/locale.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { Section, Specimen } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function UploadSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="uploads" title={say('uploads')}>
      <Specimen name="UploadField" wide>
        <UploadField label={say('uploadLabel')} />
      </Specimen>
    </Section>
  );
}
