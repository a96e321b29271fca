import { Form } from 'react-router';
import { saleEffectTexts } from '#office/marketing/sale/sale-effect-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';

/** The input an owner confirms, sent again. */
export function ConfirmBelowCost({ fields }: { fields: readonly (readonly [string, string])[] }) {
  const say = useTexts(saleEffectTexts);
  const hidden = (name: string, value: string, key: number) => <input key={key} type="hidden" name={name} value={value} />;
  return (
    <Form method="post" preventScrollReset>
      {fields.filter(([name]) => name !== 'below_cost').map(([name, value], at) => hidden(name, value, at))}
      <Button type="submit" size="small" name="below_cost" value="yes">
        {say('acceptAnyway')}
      </Button>
    </Form>
  );
}
