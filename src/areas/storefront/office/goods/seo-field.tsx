import { useState } from 'react';
import { seoRoom, widthOf } from '#areas/catalog/rules/keeping/spelling.ts';
import { useSay } from '#site/here.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { groupDeskTexts } from '../../group-desk-texts.ts';

type SeoFieldProps = { label: string; name: string; value: string; room: keyof typeof seoRoom; isChinese?: boolean };

/** A title or a description for search engines, with how much of the room it takes. */
export function SeoField({ label, name, value, room, isChinese }: SeoFieldProps) {
  const say = useSay(groupDeskTexts);
  const [text, setText] = useState(value);
  const { least, most } = seoRoom[room];
  const width = widthOf(text);
  const word = width > most ? 'meterLong' : width < least ? 'meterShort' : 'meter';
  const help = (
    <span className="seo-meter" data-state={word}>
      <meter min={0} max={most} low={least} value={Math.min(width, most)} aria-label={label} /> {say(word, { width, most })}
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
  return room === 'title' ? <TextInput {...props} maxLength={120} /> : <TextArea {...props} rows={3} maxLength={320} />;
}
