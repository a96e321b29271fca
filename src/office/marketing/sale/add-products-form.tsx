import { Form } from 'react-router';
import { saleOfficeTexts } from '#areas/promotions/sale-office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import type { SaleData } from './load.server.ts';

/** By a rule, which can be previewed, or by codes. */
export function AddGoods({ data: { categories, textures }, saleId }: { data: SaleData; saleId: number }) {
  const say = useTexts(saleOfficeTexts);
  const optional = say('optional');
  return (
    <>
      <Card title={say('addByRule')}>
        <Form method="post" className="form-grid" preventScrollReset>
          <input type="hidden" name="id" value={saleId} />
          <p className="full-row muted">{say('ruleNote')}</p>
          <Select span="half" label={say('category')} name="category">
            <option value="">{say('any')}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </Select>
          <Select span="half" label={say('texture')} name="texture">
            <option value="">{say('any')}</option>
            {textures.map((texture) => (
              <option key={texture.value} value={texture.value}>
                {texture.name}
              </option>
            ))}
          </Select>
          <TextInput span="half" label={say('priceFrom')} optional={optional} name="priceFrom" inputMode="decimal" />
          <TextInput span="half" label={say('priceTo')} optional={optional} name="priceTo" inputMode="decimal" />
          <TextInput span="half" label={say('minStock')} optional={optional} name="minStock" inputMode="numeric" />
          <TextInput span="half" label={say('maxSold')} optional={optional} name="maxSold" inputMode="numeric" />
          <TextInput span="full-row" label={say('discount')} help={say('discountHelp')} name="off" inputMode="decimal" defaultValue="15" />
          <span className="full-row row">
            <SubmitButton kind="quiet" name="intent" value="count">
              {say('preview')}
            </SubmitButton>
            <SubmitButton kind="quiet" name="intent" value="by-rule">
              {say('addThem')}
            </SubmitButton>
          </span>
        </Form>
      </Card>
      <Card title={say('addByHand')}>
        <Form method="post" className="form-grid" preventScrollReset>
          <input type="hidden" name="id" value={saleId} />
          <TextArea span="full-row" label={say('codes')} name="names" rows={3} required />
          <TextInput span="half" label={say('discount')} name="off" inputMode="decimal" defaultValue="15" />
          <span className="half at-end">
            <SubmitButton kind="quiet" name="intent" value="by-hand">
              {say('addThem')}
            </SubmitButton>
          </span>
        </Form>
      </Card>
    </>
  );
}
