import { useTexts } from '#site/locale.tsx';
import { Button, ButtonLink, IconButton, IconLink, SubmitButton } from '../button.tsx';
import { Checkbox, RadioGroup } from '../check.tsx';
import { Select, TextArea, TextInput } from '../field.tsx';
import { HeartIcon, SearchIcon } from '../icons.tsx';
import { PasswordInput } from '../password-input.tsx';
import { Row, Section, Specimen, Stack } from './piece.tsx';
import { uiTexts } from './texts.ts';

export function ButtonSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="buttons" title={say('buttons')}>
      <Specimen name="Button, SubmitButton">
        <Row>
          <SubmitButton>{say('primary')}</SubmitButton>
          <Button>{say('quiet')}</Button>
          <Button kind="bare">{say('bare')}</Button>
          <Button kind="danger">{say('danger')}</Button>
        </Row>
      </Specimen>
      <Specimen name="Button: busy, disabled, small, big">
        <Row>
          <Button kind="primary" busy>
            {say('busy')}
          </Button>
          <Button disabled>{say('disabled')}</Button>
          <Button size="small">{say('small')}</Button>
          <Button size="big">{say('big')}</Button>
        </Row>
      </Specimen>
      <Specimen name="Button: block, ButtonLink">
        <Stack>
          <Button block>{say('block')}</Button>
          <ButtonLink to="#buttons">{say('link')}</ButtonLink>
        </Stack>
      </Specimen>
      <Specimen name="IconButton, IconLink">
        <Row>
          <IconButton label={say('search')}>
            <SearchIcon />
          </IconButton>
          <IconLink to="#buttons" label={say('wishlist')}>
            <HeartIcon />
          </IconLink>
        </Row>
      </Specimen>
    </Section>
  );
}

export function FieldSpecimens() {
  const say = useTexts(uiTexts);
  return (
    <Section id="fields" title={say('fields')}>
      <Specimen name="TextInput">
        <Stack>
          <TextInput label={say('quantity')} name="quantity" defaultValue="12" inputMode="numeric" />
          <TextInput label={say('phone')} name="phone" help={say('phoneHelp')} optional={say('optional')} autoComplete="off" />
          <TextInput label={say('tracking')} name="tracking" defaultValue="7946 0318" error={say('trackingError')} />
          <TextInput label={say('disabled')} name="disabled" defaultValue="261.90" disabled />
        </Stack>
      </Specimen>
      <Specimen name="Select, TextArea">
        <Stack>
          <Select label={say('reason')} name="reason">
            <option>{say('reasonMissing')}</option>
            <option>{say('reasonDamage')}</option>
          </Select>
          <TextArea label={say('message')} name="message" rows={3} />
        </Stack>
      </Specimen>
      <Specimen name="PasswordInput">
        <PasswordInput label={say('password')} name="password" labels={{ show: say('show'), hide: say('hide') }} autoComplete="off" />
      </Specimen>
      <Specimen name="Checkbox">
        <Stack>
          <Checkbox label={say('discreet')} note={say('discreetNote')} name="discreet" defaultChecked />
          <Checkbox label={say('bodyWave')} end="126" name="texture" />
          <Checkbox label={say('agree')} error={say('agreeError')} name="agree" />
          <Checkbox label={say('disabled')} name="never" disabled />
        </Stack>
      </Specimen>
      <Specimen name="RadioGroup">
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
      </Specimen>
    </Section>
  );
}
