import { articleOfficeTexts } from '#office/content/article-office-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';

type ArticleTextFieldsProps = { texts: Readonly<Record<string, string | undefined>> };

const parts = [
  { name: 'title', label: 'heading', rows: 0 },
  { name: 'summary', label: 'summary', rows: 2 },
  { name: 'body', label: 'body', rows: 24 },
  { name: 'metaKeywords', label: 'keywords', rows: 0 },
] as const;

/** Both languages side by side. */
export function ArticleTextFields({ texts }: ArticleTextFieldsProps) {
  const say = useTexts(articleOfficeTexts);
  return (
    <div className="text-columns">
      {parts.flatMap(({ name, label, rows }) =>
        (['En', 'Zh'] as const).map((ending) => {
          const field = {
            label: `${say(label)} · ${say(ending === 'En' ? 'english' : 'chinese')}`,
            name: `${name}${ending}`,
            defaultValue: texts[`${name}${ending}`],
            lang: ending === 'En' ? 'en' : 'zh',
            required: name !== 'metaKeywords',
          };
          return rows > 0 ? <TextArea key={field.name} rows={rows} {...field} /> : <TextInput key={field.name} {...field} />;
        }),
      )}
    </div>
  );
}
