import { useTexts } from '#site/locale.tsx';
import { Row, Section, Specimen, Stack } from './piece.tsx';
import { colours } from './samples.ts';
import { uiTexts } from './texts.ts';

const sizes = ['--t-1', '--t-2', '--t-3', '--t-4', '--t-5'] as const;
const patch = { width: 40, height: 40, borderRadius: 10, border: '1px solid var(--line)' };

export function TokenSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="tokens" title={say('tokens')}>
      <Specimen name="tokens.css: colours" wide>
        <Row>
          {colours.map((name) => (
            <div key={name} style={{ width: 84 }}>
              <div style={{ ...patch, background: `var(--${name})` }} />
              <code style={{ fontSize: 12 }}>{`--${name}`}</code>
            </div>
          ))}
        </Row>
      </Specimen>
      <Specimen name="tokens.css: type" wide>
        <Stack>
          <p style={{ font: '400 var(--t-5)/1.2 var(--display)' }}>{say('goodsName')}</p>
          {sizes.map((size) => (
            <p key={size} style={{ fontSize: `var(${size})`, lineHeight: 1.4 }}>
              <code>{size}</code> {say('factsText')}
            </p>
          ))}
        </Stack>
      </Specimen>
    </Section>
  );
}
