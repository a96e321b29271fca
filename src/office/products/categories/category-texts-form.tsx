import { Form, useNavigation } from 'react-router';
import { plainAmount } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { SeoFields } from '../parts/seo-fields.tsx';
import { categoryOfficeTexts } from './category-office-texts.ts';
import type { OneCategory } from './load.server.ts';

const dollarsIn = (amount: number | null | undefined): string => (amount === null || amount === undefined ? '' : plainAmount(amount));

/** Without a category it creates one. */
export function CategoryTextsForm({ one }: { one: OneCategory | null }) {
  const say = useTexts(categoryOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const row = one?.category;
  return (
    <Form method="post" className="stack" preventScrollReset key={row?.id ?? 'new'}>
      {row && <input type="hidden" name="id" value={row.id} />}
      <Card title={say('words')}>
        <div className="form-grid">
          <TextInput span="third" label={say('nameEn')} name="name_en" defaultValue={row?.nameEn} maxLength={80} required />
          <TextInput span="third" label={say('nameZh')} name="name_zh" defaultValue={row?.nameZh} maxLength={80} lang="zh-Hans" required />
          <TextInput
            span="third"
            label={say('slug')}
            help={say('slugHelp')}
            name="slug"
            defaultValue={row?.slug}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={80}
            required
          />
          <TextArea
            span="half"
            label={say('descriptionEn')}
            name="description_en"
            defaultValue={row?.descriptionEn}
            rows={3}
            maxLength={2000}
          />
          <TextArea
            span="half"
            label={say('descriptionZh')}
            name="description_zh"
            defaultValue={row?.descriptionZh}
            rows={3}
            maxLength={2000}
            lang="zh-Hans"
          />
          <TextInput span="half" label={say('durabilityEn')} name="durability_en" defaultValue={row?.durabilityEn} maxLength={120} />
          <TextInput
            span="half"
            label={say('durabilityZh')}
            name="durability_zh"
            defaultValue={row?.durabilityZh}
            maxLength={120}
            lang="zh-Hans"
          />
        </div>
        <div className="goods-ranges">
          <span className="field-label">{say('lengths')}</span>
          <input
            className="input num"
            name="length_min_inches"
            aria-label={`${say('lengths')} ${say('least')}`}
            defaultValue={row?.lengthMinInches ?? ''}
            inputMode="numeric"
          />
          <input
            className="input num"
            name="length_max_inches"
            aria-label={`${say('lengths')} ${say('most')}`}
            defaultValue={row?.lengthMaxInches ?? ''}
            inputMode="numeric"
          />
          <span className="field-label">{say('priceRange')}</span>
          <input
            className="input num"
            name="price_min"
            aria-label={`${say('priceRange')} ${say('least')}`}
            defaultValue={dollarsIn(row?.priceMinCents)}
            inputMode="decimal"
          />
          <input
            className="input num"
            name="price_max"
            aria-label={`${say('priceRange')} ${say('most')}`}
            defaultValue={dollarsIn(row?.priceMaxCents)}
            inputMode="decimal"
          />
        </div>
        <label className="check">
          <input type="hidden" name="ships_free" value="0" />
          <input type="checkbox" name="ships_free" defaultChecked={row?.shipsFree} /> {say('shipsFree')}
        </label>
      </Card>
      <Card title={say('seo')}>
        <SeoFields row={row} />
        <p className="goods-save">
          <SubmitButton kind="primary" busy={isBusy} name="intent" value={row ? 'save' : 'create'}>
            {say(row ? 'save' : 'create')}
          </SubmitButton>
        </p>
      </Card>
    </Form>
  );
}
