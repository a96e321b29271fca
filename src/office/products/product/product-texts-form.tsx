import { Form, useNavigation } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { SeoFields } from '../parts/seo-fields.tsx';
import { productOfficeTexts } from '../product-office-texts.ts';
import type { OpenProduct, ProductPageData } from './load.server.ts';

export function ProductTextsForm({ data: { categories, brands, properties, desk } }: { data: ProductPageData }) {
  const say = useTexts(productOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const group = desk?.group;
  const optionKeys = group?.optionKeys ?? ['Color', 'Length'];
  const ordered = [...properties].sort((a, b) => placeIn(optionKeys, a.key) - placeIn(optionKeys, b.key));
  return (
    <Form method="post" preventScrollReset className="goods-form" key={group?.updatedAt.toString()}>
      <Card title={say('words')}>
        <div className="form-grid">
          <TextInput span="half" label={say('nameEn')} name="name_en" defaultValue={group?.nameEn} maxLength={160} required />
          <TextInput
            span="half"
            label={say('nameZh')}
            name="name_zh"
            defaultValue={group?.nameZh}
            maxLength={160}
            lang="zh-Hans"
            required
          />
          <Select span="third" label={say('category')} name="category_id" defaultValue={group?.categoryId}>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <TextInput
            span="two-thirds"
            label={say('slug')}
            help={say('slugHelp')}
            name="slug"
            defaultValue={group?.slug}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={120}
            required
          />
          <TextArea
            span="half"
            label={say('descriptionEn')}
            name="description_en"
            defaultValue={group?.descriptionEn}
            rows={7}
            maxLength={4000}
          />
          <TextArea
            span="half"
            label={say('descriptionZh')}
            name="description_zh"
            defaultValue={group?.descriptionZh}
            rows={7}
            maxLength={4000}
            lang="zh-Hans"
          />
          <TextArea span="full-row" label={say('facts')} help={say('factsHelp')} name="facts" defaultValue={group?.factLines} rows={8} />
        </div>
      </Card>
      <Card title={say('options')}>
        <div className="stack">
          <div className="goods-ticks">
            {ordered.map(({ id, key, name }) => (
              <label key={id} className="check">
                <input type="checkbox" name="option_keys" value={key} defaultChecked={optionKeys.includes(key)} /> {name}
              </label>
            ))}
          </div>
          <Select label={say('brand')} name="brand_id" defaultValue={group?.brandId ?? ''}>
            <option value="">{say('noBrand')}</option>
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <TextInput label={say('searchText')} name="search_text" defaultValue={group?.searchText} maxLength={1000} />
          <div className="form-grid">
            <TextInput
              span="half"
              label={say('leadMin')}
              name="lead_days_min"
              type="number"
              min={0}
              max={365}
              defaultValue={group?.leadDaysMin ?? 1}
            />
            <TextInput
              span="half"
              label={say('leadMax')}
              name="lead_days_max"
              type="number"
              min={0}
              max={365}
              defaultValue={group?.leadDaysMax ?? 2}
            />
          </div>
          <label className="check">
            <input type="checkbox" name="is_made_to_order" defaultChecked={group?.isMadeToOrder} /> {say('madeToOrder')}
          </label>
          <label className="check">
            <input type="checkbox" name="is_clearance" defaultChecked={group?.isClearance} /> {say('isClearance')}
          </label>
          <SubmitButton kind="primary" busy={isBusy} name="intent" value="save">
            {say(group ? 'save' : 'create')}
          </SubmitButton>
        </div>
      </Card>
    </Form>
  );
}

const placeIn = (keys: readonly string[], key: string): number => (keys.includes(key) ? keys.indexOf(key) : keys.length);

export function SeoForm({ product: { group } }: { product: OpenProduct }) {
  const say = useTexts(productOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" preventScrollReset>
      <Card title={say('seo')}>
        <SeoFields row={group} />
        <p className="goods-save">
          <SubmitButton kind="primary" busy={isBusy} name="intent" value="save-seo">
            {say('save')}
          </SubmitButton>
        </p>
      </Card>
    </Form>
  );
}
