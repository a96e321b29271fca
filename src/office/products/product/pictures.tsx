import { useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { PictureDrop } from '../parts/picture-drop.tsx';
import { productOfficeTexts } from '../product-office-texts.ts';
import type { OpenProduct } from './load.server.ts';

type Shot = OpenProduct['pictures'][number];
const maxUploads = 40;

/** New pictures upload at once with progress; existing ones can be reordered. */
export function ProductPictures({ product: { pictures, values } }: { product: OpenProduct }) {
  const say = useTexts(productOfficeTexts);
  const fetcher = useFetcher();
  useSuccessToast(fetcher.data);
  const [dragged, setDragged] = useState<number | null>(null);
  const colours = values.filter(({ key }) => key === 'Color');
  const ids = pictures.map(({ id }) => id);
  const place = (id: number, at: number) => {
    const rest = ids.filter((one) => one !== id);
    const order = [...rest.slice(0, at), id, ...rest.slice(at)];
    void fetcher.submit({ intent: 'picture-order', order: order.join() }, { method: 'post' });
  };
  return (
    <Card title={say('pictures')} note={say('dropHelp')}>
      <PictureDrop maxFiles={maxUploads} intent="picture-add" />
      {pictures.length === 0 ? (
        <p className="muted">{say('noPictures')}</p>
      ) : (
        <ol className="goods-pictures">
          {pictures.map((shot, at) => (
            <li
              key={shot.id}
              draggable
              onDragStart={() => setDragged(shot.id)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null && dragged !== shot.id) place(dragged, at);
                setDragged(null);
              }}
            >
              <span className="shot">
                <img src={shot.url} alt={shot.altEn} loading="lazy" width="150" height="188" />
                {at === 0 && <Badge tone="ok">{say('first')}</Badge>}
              </span>
              <ShotForm shot={shot} colours={colours} />
              <span className="row">
                <Button
                  size="small"
                  kind="bare"
                  disabled={at === 0}
                  aria-label={`${say('left')} ${at + 1}`}
                  onClick={() => place(shot.id, at - 1)}
                >
                  ←
                </Button>
                <Button
                  size="small"
                  kind="bare"
                  disabled={at === ids.length - 1}
                  aria-label={`${say('right')} ${at + 1}`}
                  onClick={() => place(shot.id, at + 1)}
                >
                  →
                </Button>
                <Button
                  size="small"
                  kind="bare"
                  className="push"
                  aria-label={`${say('remove')} ${at + 1}`}
                  onClick={() => void fetcher.submit({ intent: 'picture-remove', id: String(shot.id) }, { method: 'post' })}
                >
                  {say('remove')}
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function ShotForm({ shot, colours }: { shot: Shot; colours: OpenProduct['values'] }) {
  const say = useTexts(productOfficeTexts);
  return (
    <Form method="post" preventScrollReset className="stack">
      <input type="hidden" name="id" value={shot.id} />
      <input
        className="input"
        name="alt_en"
        aria-label={say('altEn')}
        placeholder={say('altEn')}
        defaultValue={shot.altEn}
        maxLength={200}
        required
      />
      <input
        className="input"
        name="alt_zh"
        aria-label={say('altZh')}
        placeholder={say('altZh')}
        defaultValue={shot.altZh}
        maxLength={200}
        lang="zh-Hans"
        required
      />
      <select className="input" name="colour_code" aria-label={say('colour')} defaultValue={shot.colourCode}>
        <option value="">{say('everyColour')}</option>
        {colours.map(({ id, code, name }) => (
          <option key={id} value={code}>
            {name}
          </option>
        ))}
      </select>
      <span className="row">
        <select className="input" name="view" aria-label={say('view')} defaultValue={shot.view}>
          {(['front', 'back', 'side', 'detail', 'other'] as const).map((view) => (
            <option key={view} value={view}>
              {say(view)}
            </option>
          ))}
        </select>
        <Button size="small" type="submit" name="intent" value="picture-save">
          {say('save')}
        </Button>
      </span>
    </Form>
  );
}
