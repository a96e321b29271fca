import { Form, Link } from 'react-router';
import { nameParts } from '#areas/shoppers/rules.ts';
import { grouped } from '#kernel/money.ts';
import { ColleagueChoice } from '#office/parts/colleague-choice.tsx';
import { ConfirmActionDialog } from '#office/parts/confirm-action-dialog.tsx';
import { RegionInput } from '#office/parts/region-input.tsx';
import { usePermissions } from '#office/parts/use-permissions.tsx';
import { useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { NameOrder } from '#ui/name-order.tsx';
import { Card, RowsLink } from '#ui/office/card.tsx';
import { DetailGrid, SumList } from '#ui/office/detail-grid.tsx';
import type { OrderPageData } from './load.server.ts';
import { orderOfficeTexts } from './order-office-texts.ts';

/** Buyer, address, parcels, margin and documents. */
export function OrderSide({ order }: { order: OrderPageData }) {
  return (
    <aside className="stack stack-wide">
      <Shopper order={order} />
      <ShippingAddress order={order} />
      <Parcels order={order} />
      {order.margin && <Margin margin={order.margin} />}
      <Documents order={order} />
    </aside>
  );
}

function Shopper({ order: { shopper, owner, people, number, email, may, receiver } }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const initials = shopper.name
    .split(/\s+/)
    .map((name) => name[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return (
    <Card title={say('shopper')} aside={<RowsLink to={shopper.path}>{say('orders')}</RowsLink>} className="order-side">
      <p className="row">
        <span className="avatar" aria-hidden="true">
          {initials}
        </span>
        <span className="two">
          <b>{shopper.name}</b>
          <small className="break-anywhere">{email}</small>
          {receiver?.phone && <small>{receiver.phone}</small>}
        </span>
      </p>
      <DetailGrid
        details={[
          { label: say('orders'), value: say('ordersOf', { orders: shopper.orders, paid: shopper.paid, sum: shopper.sum }) },
          { label: say('since'), value: shopper.since ?? say('guest') },
          { label: say('owner'), value: owner.name ?? say('nobody') },
        ]}
      />
      {may.write && (
        <Form method="post" preventScrollReset className="row" key={owner.id ?? 0}>
          <input type="hidden" name="number" value={number} />
          <ColleagueChoice
            people={people}
            name="owner"
            chosen={owner.id}
            intent="assign"
            labels={{ label: say('owner'), nobody: say('nobody'), go: say('assign') }}
            isWide
          />
        </Form>
      )}
    </Card>
  );
}

function ShippingAddress({ order: { receiver, number, may } }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const { firstName, lastName } = nameParts(receiver?.name ?? '');
  const edit = may.change && (
    <ConfirmActionDialog intent="address" title={say('addressTitle')} button={say('edit')} go={say('save')} isSmall wide>
      <input type="hidden" name="number" value={number} />
      <div className="form-grid">
        <NameOrder
          given={<TextInput span="half" label={say('firstName')} name="first_name" required defaultValue={firstName} />}
          family={<TextInput span="half" label={say('lastName')} name="last_name" required defaultValue={lastName} />}
        />
        <TextInput span="half" label={say('phone')} name="phone_number" required defaultValue={receiver?.phone} />
        <TextInput span="half" label={say('street')} name="address" required defaultValue={receiver?.street} />
        <TextInput span="third" label={say('city')} name="city" required defaultValue={receiver?.city} />
        <RegionInput span="third" label={say('region')} name="region" defaultValue={receiver?.region} />
        <TextInput span="f1" label={say('postCode')} name="post_code" defaultValue={receiver?.postCode} />
        <TextInput span="f1" label={say('country')} name="country" required maxLength={2} defaultValue={receiver?.country ?? 'US'} />
      </div>
    </ConfirmActionDialog>
  );
  return (
    <Card title={say('sendTo')} aside={edit}>
      {receiver ? (
        <p>
          {receiver.name}
          <br />
          {receiver.street}
          <br />
          {[receiver.city, [receiver.region, receiver.postCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
          <br />
          {receiver.country}
          <br />
          <span className="muted">{receiver.phone}</span>
        </p>
      ) : (
        <p className="muted">{say('noAddress')}</p>
      )}
      {receiver?.isChecked && <p className="small up">{say('checked')}</p>}
    </Card>
  );
}

function Parcels({ order }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const { parcels, weightGrams, picking } = order;
  const may = usePermissions();
  return (
    <Card title={say('parcel')} aside={picking && may.open('office-online-order') && <RowsLink to={picking}>{say('toPicking')}</RowsLink>}>
      {parcels.length === 0 ? (
        <DetailGrid details={[{ label: say('weight'), value: say('weightIs', { grams: grouped(weightGrams) }) }]} />
      ) : (
        parcels.map((parcel) => (
          <DetailGrid
            key={parcel.tracking}
            details={[
              { label: say('carrier'), value: parcel.carrier },
              {
                label: say('tracking'),
                value: parcel.url ? (
                  <a className="link" href={parcel.url} target="_blank" rel="noreferrer">
                    {parcel.tracking}
                  </a>
                ) : (
                  parcel.tracking
                ),
              },
              { label: say('weight'), value: say('weightIs', { grams: grouped(parcel.grams) }) },
              { label: say('label'), value: parcel.cost },
            ]}
          />
        ))
      )}
      <Photos order={order} />
    </Card>
  );
}

/** Parcel photos; staff decide whether the buyer sees them. */
function Photos({ order: { photos, number, may } }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  return photos.map(({ parcel, small, large, isShared }) => (
    <Form key={parcel} method="post" preventScrollReset className="row space-above">
      <a href={large} target="_blank" rel="noreferrer">
        <img className="parcel-photo" src={small} alt={say('photoAlt', { parcel })} width={72} height={72} />
      </a>
      <span className="two">
        <span>{say('photo')}</span>
        <small>{say(isShared ? 'photoSeen' : 'photoOurs')}</small>
      </span>
      {may.mark && (
        <>
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="parcel" value={parcel} />
          <input type="hidden" name="shared" value={isShared ? '0' : '1'} />
          <SubmitButton kind="quiet" size="small" name="intent" value="photo">
            {say(isShared ? 'photoHide' : 'photoShow')}
          </SubmitButton>
        </>
      )}
    </Form>
  ));
}

function Margin({ margin }: { margin: NonNullable<OrderPageData['margin']> }) {
  const say = useTexts(orderOfficeTexts);
  return (
    <Card title={say('margin')}>
      <SumList
        sums={[
          { label: say('goodsCost'), value: margin.cost },
          { label: say('providerFee'), value: margin.fee },
          { label: say('carrierCost'), value: margin.carrier },
          { label: say('left'), value: margin.percent === null ? margin.left : `${margin.left} (${margin.percent}%)`, weight: 'total' },
        ]}
      />
    </Card>
  );
}

function Documents({ order: { documents, invoice, isMadeToOrder } }: { order: OrderPageData }) {
  const say = useTexts(orderOfficeTexts);
  const may = usePermissions();
  const open = (to: string) => (
    <a className="link" href={to} target="_blank" rel="noreferrer">
      {say('openPdf')}
    </a>
  );
  return (
    <Card title={say('papers')}>
      <DetailGrid
        wide
        details={[
          { label: say('invoicePaper'), value: open(documents.invoice) },
          { label: say('slip'), value: open(documents.slip) },
          { label: say('ticket'), value: isMadeToOrder ? open(documents.ticket) : <span className="muted">{say('ticketNone')}</span> },
          ...(invoice
            ? [
                {
                  label: say('bill', { number: '' }).trim(),
                  value: may.open('office-invoice') ? (
                    <Link className="link" to={invoice.path}>
                      {invoice.number}
                    </Link>
                  ) : (
                    invoice.number
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
