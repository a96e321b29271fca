import { useState } from 'react';
import { useTexts } from '#site/locale.tsx';
import { metaLengths } from '#site/meta-length.ts';
import { TextArea, TextInput } from '#ui/field.tsx';
import { productOfficeTexts } from '../product-office-texts.ts';
import type { seoLabels } from './seo-labels.ts';

type Row = Readonly<Record<`meta${'Title' | 'Description' | 'Keywords'}${'En' | 'Zh'}`, string>>;

/** In both languages. */
export function SeoFields({ row }: { row: Row | undefined }) {
  const say = useTexts(productOfficeTexts);
  const field = (column: keyof Row, name: keyof typeof seoLabels) => ({ label: say(column), name, value: row?.[column] ?? '' });
  return (
    <div className="text-columns">
      <SeoField {...field('metaTitleEn', 'meta_title_en')} limitName="title" />
      <SeoField {...field('metaTitleZh', 'meta_title_zh')} limitName="title" isChinese />
      <SeoField {...field('metaDescriptionEn', 'meta_description_en')} limitName="description" />
      <SeoField {...field('metaDescriptionZh', 'meta_description_zh')} limitName="description" isChinese />
      <TextInput label={say('metaKeywordsEn')} name="meta_keywords_en" defaultValue={row?.metaKeywordsEn} maxLength={300} />
      <TextInput label={say('metaKeywordsZh')} name="meta_keywords_zh" defaultValue={row?.metaKeywordsZh} maxLength={300} lang="zh-Hans" />
    </div>
  );
}

type SeoFieldProps = { label: string; name: string; value: string; limitName: keyof typeof metaLengths; isChinese?: boolean };

/** With its length against what the page and search engines show. */
function SeoField({ label, name, value, limitName, isChinese }: SeoFieldProps) {
  const say = useTexts(productOfficeTexts);
  const [text, setText] = useState(value);
  const language = isChinese ? 'zh' : 'en';
  const lengths = metaLengths[limitName];
  const [least, most, width] = [lengths.least(language), lengths.most(language), lengths.of(text)];
  const state = width > most ? 'meterLong' : width < least ? 'meterShort' : 'meter';
  const help = (
    <span className="seo-meter" data-state={state}>
      <meter min={0} max={most} low={least} value={Math.min(width, most)} aria-label={label} /> {say(state, { width, most })}
    </span>
  );
  const props = {
    label,
    name,
    defaultValue: value,
    help,
    lang: isChinese ? 'zh-Hans' : 'en',
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
  };
  return limitName === 'title' ? <TextInput {...props} maxLength={120} /> : <TextArea {...props} rows={3} maxLength={320} />;
}
