import { useTexts } from '#site/locale.tsx';
import { Button, ButtonLink, IconButton, IconLink, SubmitButton } from '../button.tsx';
import { Checkbox, RadioGroup } from '../check.tsx';
import { Select, TextArea, TextInput } from '../field.tsx';
import { HeartIcon, SearchIcon } from '../icons.tsx';
import { PasswordInput } from '../password-input.tsx';
import { Piece, Row, Section, Stack } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function ButtonPieces() {
  const say = useTexts(uiTexts);
  return (
    <Section id="buttons" title={say('buttons')}>
      <Piece name="Button, SubmitButton">
        <Row>
          <SubmitButton>{say('primary')}</SubmitButton>
          <Button>{say('quiet')}</Button>
          <Button kind="bare">{say('bare')}</Button>
          <Button kind="danger">{say('danger')}</Button>
        </Row>
      </Piece>
      <Piece name="Button: busy, disabled, small, big">
        <Row>
          <Button kind="primary" busy>
            {say('busy')}
          </Button>
          <Button disabled>{say('disabled')}</Button>
          <Button size="small">{say('small')}</Button>
          <Button size="big">{say('big')}</Button>
        </Row>
      </Piece>
      <Piece name="Button: block, ButtonLink">
        <Stack>
          <Button block>{say('block')}</Button>
          <ButtonLink to="#buttons">{say('link')}</ButtonLink>
        </Stack>
      </Piece>
      <Piece name="IconButton, IconLink">
        <Row>
          <IconButton label={say('search')}>
            <SearchIcon />
          </IconButton>
          <IconLink to="#buttons" label={say('wishlist')}>
            <HeartIcon />
          </IconLink>
        </Row>
      </Piece>
    </Section>
  );
}

export function FieldPieces() {
  const say = useTexts(uiTexts);
  return (
    <Section id="fields" title={say('fields')}>
      <Piece name="TextInput">
        <Stack>
          <TextInput label={say('quantity')} name="quantity" defaultValue="12" inputMode="numeric" />
          <TextInput label={say('phone')} name="phone" help={say('phoneHelp')} optional={say('optional')} autoComplete="off" />
          <TextInput label={say('tracking')} name="tracking" defaultValue="7946 0318" error={say('trackingError')} />
          <TextInput label={say('disabled')} name="disabled" defaultValue="261.90" disabled />
        </Stack>
      </Piece>
      <Piece name="Select, TextArea">
        <Stack>
          <Select label={say('reason')} name="reason">
            <option>{say('reasonMissing')}</option>
            <option>{say('reasonDamage')}</option>
          </Select>
          <TextArea label={say('message')} name="message" rows={3} />
        </Stack>
      </Piece>
      <Piece name="PasswordInput">
        <PasswordInput label={say('password')} name="password" words={{ show: say('show'), hide: say('hide') }} autoComplete="off" />
      </Piece>
      <Piece name="Checkbox">
        <Stack>
          <Checkbox label={say('discreet')} note={say('discreetNote')} name="discreet" defaultChecked />
          <Checkbox label={say('bodyWave')} end="126" name="texture" />
          <Checkbox label={say('agree')} error={say('agreeError')} name="agree" />
          <Checkbox label={say('disabled')} name="never" disabled />
        </Stack>
      </Piece>
      <Piece name="RadioGroup">
        <RadioGroup
          legend={say('shippingBy')}
          name="shipping"
          chosen="standard"
          options={[
            { value: 'standard', label: say('standard'), end: '$26.00' },
            { value: 'express', label: say('express'), end: '$38.00' },
            { value: 'pickup', label: say('pickup'), disabled: true },
          ]}
        />
      </Piece>
    </Section>
  );
}
