import { ticketTexts } from '#areas/custom/ticket-texts.ts';
import { languages } from '#kernel/texts.ts';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useTexts } from '#site/locale.tsx';
import { HeadDrawing } from '../parts/head-drawing.tsx';
import { ProofDrawing } from '../parts/proof-drawing.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: ticketTexts.title, description: ticketTexts.lead });

/** One sheet in two languages, line by line. */
export default function WorkSheetPage({ loaderData: sheet }: Route.ComponentProps) {
  const say = useTexts(ticketTexts);
  const both = (key: keyof typeof ticketTexts) => `${ticketTexts[key].en} ${ticketTexts[key].zh}`;
  return (
    <div className="wrap ticket">
      <header className="ticket-head">
        <div>
          <h1>{both('title')}</h1>
          <p className="lead num">{sheet.number}</p>
        </div>
        <dl className="num">
          <dt>{both('version')}</dt>
          <dd>{sheet.version}</dd>
          <dt>{both('made')}</dt>
          <dd>
            {sheet.madeOn.en} {sheet.madeOn.zh}
          </dd>
          <dt>{both('pieces')}</dt>
          <dd>{sheet.quantity}</dd>
          <dt>{both('confirmed')}</dt>
          <dd>{sheet.confirmedOn ? `${sheet.confirmedOn.en} ${sheet.confirmedOn.zh}` : both('notYet')}</dd>
        </dl>
      </header>
      <table className="ticket-lines">
        <thead>
          <tr>
            <th scope="col">{both('code')}</th>
            <th scope="col">{ticketTexts.language.en}</th>
            <th scope="col">{ticketTexts.language.zh}</th>
            <th scope="col">{both('tolerance')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map(({ code, label, value, tolerance }) => (
            <tr key={code}>
              <td className="num">{code}</td>
              {languages.map((language) => (
                <td key={language} lang={language === 'zh' ? 'zh-Hans' : 'en'}>
                  <small>{label[language]}</small>
                  <b>{value[language]}</b>
                </td>
              ))}
              <td>{tolerance ? `${tolerance.en} / ${tolerance.zh}` : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(sheet.note.en || sheet.note.zh) && (
        <p className="space-above">
          <b>{both('note')}</b> {[sheet.note.en, sheet.note.zh].filter(Boolean).join(' / ')}
        </p>
      )}
      <div className="ticket-drawing">
        {sheet.kind === 'packaging' ? (
          <ProofDrawing configuration={sheet.configuration} logo={sheet.logo} />
        ) : (
          <HeadDrawing label={both('drawing')} />
        )}
      </div>
      <p className="meta no-print">
        {say('lead')}{' '}
        <a className="link" href={sheet.file}>
          {say('file')}
        </a>
      </p>
    </div>
  );
}
