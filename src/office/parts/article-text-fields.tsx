import { articleOfficeTexts } from '#office/content/article-office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';

type ArticleTextFieldsProps = { texts: Readonly<Record<string, string | undefined>> };

const parts = [
  { name: 'title', label: 'heading', rows: 0 },
  { name: 'summary', label: 'summary', rows: 2 },
  { name: 'body', label: 'body', rows: 24 },
  { name: 'meta_keywords', label: 'keywords', rows: 0 },
] as const;

/** Both languages side by side. */
export function ArticleTextFields({ texts }: ArticleTextFieldsProps) {
  const say = useTexts(articleOfficeTexts);
  return (
    <div className="text-columns">
      {parts.flatMap(({ name, label, rows }) =>
        (['en', 'zh'] as const).map((ending) => {
          const field = {
            label: `${say(label)} · ${say(ending === 'en' ? 'english' : 'chinese')}`,
            name: `${name}_${ending}`,
            defaultValue: texts[`${name}_${ending}`],
            lang: ending,
            required: name !== 'meta_keywords',
          };
          return rows > 0 ? <TextArea key={field.name} rows={rows} {...field} /> : <TextInput key={field.name} {...field} />;
        }),
      )}
    </div>
  );
}
