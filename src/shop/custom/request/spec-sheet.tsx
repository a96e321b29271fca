import { Form, Link, useNavigation } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import type { RequestData } from './load.server.ts';
import { requestTexts } from './request-texts.ts';

type SheetProps = { sheet: NonNullable<RequestData['sheet']>; search: string };

/** The spec sheet the factory works by; the buyer confirms exactly this version. */
export function RequestSpecSheet({ sheet, search }: SheetProps) {
  const say = useTexts(requestTexts);
  const href = useHref();
  const isBusy = useNavigation().formData?.get('intent') === 'confirm';
  return (
    <Panel title={say('sheetTitle', { version: sheet.version })}>
      <p className="space-below">{say('sheetLead')}</p>
      <table className="custom-sheet">
        <tbody>
          {sheet.lines.map(({ code, label, value, tolerance }) => (
            <tr key={code}>
              <td className="meta num">{code}</td>
              <th scope="row">{label}</th>
              <td>
                {value}
                {tolerance && <span className="meta"> {`${say('tolerance')} ${tolerance}`}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.note && (
        <p className="space-above">
          <b>{say('sheetNote')}</b> {sheet.note}
        </p>
      )}
      {sheet.confirmedOn ? (
        <Notice tone="ok">{say('confirmed', { day: sheet.confirmedOn })}</Notice>
      ) : (
        <Form method="post" replace preventScrollReset className="stack space-above">
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="version" value={sheet.version} />
          {sheet.version > 1 && <Notice tone="warn">{say('changed')}</Notice>}
          <SubmitButton kind="primary" busy={isBusy} className="at-start">
            {say('confirm')}
          </SubmitButton>
          <p className="meta">{say('wrong')}</p>
        </Form>
      )}
      <p className="space-above">
        <Link className="link" to={href('request-ticket') + search}>
          {say('print')}
        </Link>
      </p>
    </Panel>
  );
}
