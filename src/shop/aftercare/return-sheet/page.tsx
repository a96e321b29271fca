import { caseTexts } from '#areas/aftercare/case-texts.ts';
import { useReturnReason } from '#areas/aftercare/parts/use-return-reason.ts';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import type { Route } from './+types/page';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: caseTexts.sheetTitle, description: caseTexts.sheetDescription });

export default function ReturnSheetPage({ loaderData: { one, company, from } }: Route.ComponentProps) {
  const say = useTexts(caseTexts);
  const reason = useReturnReason();
  if (!one)
    return (
      <div className="wrap page-head stack-3">
        <h1>{say('lostTitle')}</h1>
        <p className="lead">{say('lostText')}</p>
      </div>
    );
  return (
    <div className="wrap page-head stack-3">
      <div className="only-print receipt-head">
        <b>{company?.name}</b>
        <span>{company?.email}</span>
      </div>
      <header className="stack">
        <h1>{say('sheetTitle')}</h1>
        <p className="lead no-print">{say('sheetLead')}</p>
        <p className="return-number num">{one.number}</p>
      </header>
      <div className="return-ends">
        <address className="return-address">
          <span className="meta">{say('to')}</span>
          <b>{company?.name}</b>
          <span>{company?.address}</span>
        </address>
        <address className="return-address">
          <span className="meta">{say('from')}</span>
          <b>{from?.name}</b>
          <span>{from?.address}</span>
        </address>
      </div>
      <Table caption={say('pieces')}>
        <thead>
          <tr>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('code')}</th>
            <th scope="col" className="align-right">
              {say('count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {one.lines.map(({ id, name, code, quantity }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="num">{code}</td>
              <td className="align-right num">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {one.reason && (
        <p>
          {say('reason')}: {reason(one.reason)}
        </p>
      )}
      <section className="stack">
        <h2 className="title-4">{say('checks')}</h2>
        <ul className="return-checks">
          <li>{say('checkUncut')}</li>
          <li>{say('checkLabel')}</li>
          <li>{say('checkBag')}</li>
        </ul>
      </section>
      <p className="no-print needs-script">
        <Button kind="primary" onClick={() => window.print()}>
          {say('print')}
        </Button>
      </p>
    </div>
  );
}
