import { Form, useNavigation } from 'react-router';
import { PictureField } from '#office/parts/picture-field.tsx';
import { useTexts } from '#site/locale.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { Card } from '#ui/office/card.tsx';
import { articleOfficeTexts } from '../article-office-texts.ts';
import type { ArticleData } from './load.server.ts';

export function ArticleStatusCard({ page: { article, leading, done } }: { page: ArticleData }) {
  const say = useTexts(articleOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const newest = done.find(({ isUndone }) => !isUndone);
  const isOut = article.liveVersion === null;
  return (
    <Card title={say('standing')}>
      <div className="stack">
        <p>
          {isOut ? say(article.wasShown ? 'standingHidden' : 'standingNever') : say('standingLive', { version: article.liveVersion ?? 0 })}
        </p>
        {!isOut && leading.length > 0 && <p className="muted">{say('leading', { places: leading.join(' · ') })}</p>}
        {!isOut && leading.length === 0 && (
          <Form method="post">
            <Button type="submit" name="intent" value="take-out" busy={isBusy}>
              {say('takeOut')}
            </Button>
          </Form>
        )}
        {done.length > 0 && (
          <ol className="change-history">
            {done.map(({ id, what, version, by, at, isUndone }) => (
              <li key={id}>
                <Form method="post" className="row">
                  <input type="hidden" name="id" value={id} />
                  <b>{say(`did-${what}`, { version })}</b>
                  <span className="muted">{[at, by, isUndone ? say('wasUndone') : ''].filter(Boolean).join(' · ')}</span>
                  {id === newest?.id && (
                    <Button type="submit" name="intent" value="undo" size="small" busy={isBusy}>
                      {say(what === 'out' ? 'putBack' : 'undo')}
                    </Button>
                  )}
                </Form>
              </li>
            ))}
          </ol>
        )}
        {!article.wasShown && (
          <details>
            <summary className="small">{say('remove')}</summary>
            <Form method="post" className="stack space-above">
              <p className="small">{say('removeSure')}</p>
              <span>
                <SubmitButton kind="danger" name="intent" value="delete" busy={isBusy}>
                  {say('removeYes')}
                </SubmitButton>
              </span>
            </Form>
          </details>
        )}
      </div>
    </Card>
  );
}

/** Author, and the picture for lists and social media. */
export function ArticleDetailsCard({ page: { article, authors, covers } }: { page: ArticleData }) {
  const say = useTexts(articleOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const isKnown = article.author === '' || authors.some(({ key }) => key === article.author);
  return (
    <Card title={say('describing')}>
      <Form method="post" className="stack">
        <div className="content-form">
          <Select label={say('author')} name="author" defaultValue={article.author}>
            <option value="">{say('house')}</option>
            {!isKnown && <option value={article.author}>{article.author}</option>}
            {authors.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
          <PictureField name="picture_url" label={say('picture')} chosen={article.pictureUrl} pictures={covers} />
        </div>
        <span>
          <SubmitButton kind="quiet" busy={isBusy} name="intent" value="describe">
            {say('describe')}
          </SubmitButton>
        </span>
      </Form>
    </Card>
  );
}
