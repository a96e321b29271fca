import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { couponOfficeTexts } from '#areas/promotions/coupon-office-texts.ts';
import { couponKinds } from '#areas/promotions/rules/coupon-list.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Select, TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import type { Column } from '#ui/office/columns.ts';
import { DataTable } from '#ui/office/data-table.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { CouponBadge } from '../parts/coupon-badge.tsx';
import type { Route } from './+types/page';
import type { CouponData, CouponUse } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, couponOfficeTexts.title, couponOfficeTexts.description);

export default function CouponPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const say = useTexts(couponOfficeTexts);
  const href = useHref();
  useSuccessToast(actionData);
  const { coupon } = data;
  const actions = coupon && (
    <Form method="post">
      <input type="hidden" name="id" value={coupon.id} />
      <Button type="submit" name="intent" value={coupon.isActive ? 'off' : 'on'}>
        {say(coupon.isActive ? 'switchOff' : 'switchOn')}
      </Button>
    </Form>
  );
  return (
    <>
      <PageHead
        title={coupon ? coupon.code : say('newTitle')}
        back={<Link to={href('office-coupons')}>{say('back')}</Link>}
        states={coupon && <CouponBadge state={coupon.state} />}
        actions={actions}
      />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      {coupon && coupon.used > 0 && <Notice>{say('settled')}</Notice>}
      <div className="vendor-below">
        <CouponForm key={coupon?.id ?? 'new'} data={data} />
        {coupon ? <Uses data={data} /> : actionData && 'codes' in actionData && actionData.codes && <Codes codes={actionData.codes} />}
      </div>
    </>
  );
}

function CouponForm({ data: { coupon, categories, now } }: { data: CouponData }) {
  const say = useTexts(couponOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const [kind, setKind] = useState<(typeof couponKinds)[number]>(coupon?.kind ?? 'percent');
  const isSettled = (coupon?.used ?? 0) > 0;
  const optional = say('optional');
  return (
    <Form method="post" className="stack">
      {coupon && <input type="hidden" name="id" value={coupon.id} />}
      <Card title={say('what')}>
        <fieldset className="form-grid" disabled={false}>
          <TextInput span="third" label={say('code')} name="code" maxLength={24} defaultValue={coupon?.code} readOnly={isSettled} />
          <Select
            span="third"
            label={say('kind')}
            name="kind"
            value={kind}
            onChange={(event) => setKind(couponKinds.find((one) => one === event.currentTarget.value) ?? 'fixed')}
          >
            {couponKinds.map((one) => (
              <option key={one} value={one} disabled={isSettled && one !== coupon?.kind}>
                {say(one)}
              </option>
            ))}
          </Select>
          {kind === 'fixed' && (
            <TextInput
              span="third"
              label={say('amount')}
              name="amount"
              inputMode="decimal"
              defaultValue={coupon?.amount}
              readOnly={isSettled}
              required
            />
          )}
          {kind === 'percent' && (
            <TextInput
              span="third"
              label={say('percentOff')}
              name="percent"
              inputMode="decimal"
              defaultValue={coupon?.percent}
              readOnly={isSettled}
              required
            />
          )}
          <TextInput
            span="third"
            label={say('mostOff')}
            optional={optional}
            name="most"
            inputMode="decimal"
            defaultValue={coupon?.most}
            readOnly={isSettled}
          />
          <TextInput
            span="third"
            label={say('minimum')}
            optional={optional}
            name="minimum"
            inputMode="decimal"
            defaultValue={coupon?.minimum}
            readOnly={isSettled}
          />
          <Select span="third" label={say('category')} name="category" defaultValue={coupon?.categoryId ?? ''}>
            <option value="" disabled={isSettled && coupon?.categoryId !== null}>
              {say('anyCategory')}
            </option>
            {categories.map((category) => (
              <option key={category.id} value={category.id} disabled={isSettled && coupon?.categoryId !== category.id}>
                {category.name}
              </option>
            ))}
          </Select>
          <TextInput span="half" label={say('nameEn')} name="nameEn" maxLength={120} defaultValue={coupon?.nameEn} required />
          <TextInput span="half" label={say('nameZh')} name="nameZh" maxLength={120} lang="zh" defaultValue={coupon?.nameZh} required />
          <span className="full-row row">
            <Checkbox name="first" value="yes" label={say('first')} defaultChecked={coupon?.isFirst ?? false} />
            <Checkbox name="once" value="yes" label={say('once')} defaultChecked={coupon?.isOnce ?? true} />
          </span>
        </fieldset>
      </Card>
      <Card title={say('when')} note={say('timeNote')}>
        <div className="form-grid">
          <TextInput
            span="third"
            label={say('starts')}
            name="startsAt"
            type="datetime-local"
            defaultValue={coupon?.startsAt ?? now}
            required
          />
          <TextInput
            span="third"
            label={say('ends')}
            optional={optional}
            name="endsAt"
            type="datetime-local"
            defaultValue={coupon?.endsAt}
          />
          <TextInput
            span="third"
            label={say('maxUses')}
            optional={optional}
            name="maxUses"
            inputMode="numeric"
            defaultValue={coupon?.maxUses ?? ''}
          />
        </div>
      </Card>
      {!coupon && (
        <Card title={say('manyTitle')} note={say('manyText')}>
          <div className="form-grid">
            <TextInput span="third" label={say('prefix')} optional={optional} name="prefix" maxLength={10} />
            <TextInput span="third" label={say('count')} name="count" inputMode="numeric" defaultValue="50" />
            <span className="third at-end">
              <SubmitButton kind="quiet" name="intent" value="many" busy={isBusy}>
                {say('makeMany')}
              </SubmitButton>
            </span>
          </div>
        </Card>
      )}
      <span>
        <SubmitButton name="intent" value="save" busy={isBusy}>
          {say(coupon ? 'save' : 'saveNew')}
        </SubmitButton>
      </span>
    </Form>
  );
}

function Uses({ data: { uses, sum } }: { data: CouponData }) {
  const say = useTexts(couponOfficeTexts);
  const columns: readonly Column<CouponUse>[] = [
    { id: 'at', label: say('at'), kind: 'line', width: '108px', cell: (row) => row.at },
    {
      id: 'order',
      label: say('order'),
      kind: 'cut',
      width: '60%',
      cell: (row) => (
        <span className="two">
          <span>{row.number}</span>
          <small>{row.email}</small>
        </span>
      ),
    },
    { id: 'amount', label: say('takenOff'), kind: 'number', width: '84px', cell: (row) => row.amount },
    { id: 'state', label: say('state'), kind: 'line', width: '92px', cell: (row) => say(row.state) },
  ];
  return (
    <Card title={say('uses')} note={sum ? say('usesSum', sum) : undefined} flush>
      {uses.length === 0 ? (
        <p className="muted panel-part">{say('noUses')}</p>
      ) : (
        <DataTable caption={say('uses')} columns={columns} rows={uses} keyOf={(row) => String(row.id)} density="roomy" />
      )}
    </Card>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  const say = useTexts(couponOfficeTexts);
  return (
    <Card title={say('madeMany', { count: codes.length })}>
      <textarea className="input pane-codes" rows={20} readOnly value={codes.join('\n')} aria-label={say('code')} />
    </Card>
  );
}
