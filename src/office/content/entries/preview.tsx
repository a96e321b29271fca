import { editorialOfficeTexts } from '#areas/editorial/office-texts.ts';
import { previewPath, type Sight, sightIn, sights } from '#areas/editorial/rules/preview.ts';
import { PreviewFrame } from '#office/parts/preview-frame.tsx';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Card } from '#ui/office/card.tsx';
import { Segments } from '#ui/office/views.tsx';
import { useEntriesHref } from './entries-href.ts';
import type { EntriesPageData, OpenEntry } from './load.server.ts';

/** Rendered by the shop's own code with the draft applied. */
export function EntryPreview({ page, opened }: { page: EntriesPageData; opened: OpenEntry }) {
  const say = useTexts(editorialOfficeTexts);
  const to = useEntriesHref(page);
  const viewport = sightIn(page.query.see ?? null, useLocale().language);
  const place = opened.places.find((path) => path === page.query.at) ?? opened.places[0] ?? '/';
  const named = ({ screen, language }: Sight) => `${say(screen)} · ${say(language === 'zh' ? 'chinese' : 'english')}`;
  return (
    <Card
      title={say('preview')}
      note={say(opened.draft ? 'previewDraft' : 'previewNow')}
      aside={
        <Segments
          label={say('preview')}
          small
          views={sights.map((one) => ({
            to: to({ open: opened.open, see: one.name, at: place }),
            label: named(one),
            current: one.name === viewport.name,
          }))}
        />
      }
    >
      {opened.places.length > 1 && (
        <Segments
          label={say('previewPlace')}
          small
          views={opened.places.map((path) => ({
            to: to({ open: opened.open, see: viewport.name, at: path }),
            label: path,
            current: path === place,
          }))}
        />
      )}
      <PreviewFrame
        title={`${say('preview')} ${place}`}
        viewport={viewport}
        src={previewPath({
          kind: page.kind,
          ...(opened.draft && { change: String(opened.draft.id), version: String(opened.draft.version) }),
          place,
          sight: viewport,
        })}
      />
    </Card>
  );
}
