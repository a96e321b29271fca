import type { AddressDraft } from '#areas/shoppers/rules/address.ts';
import { parseCsv } from '#kernel/csv.ts';

/** Columns of a pasted sheet, in the order used without a header. */
export const intakeColumns = [
  'reference',
  'sku',
  'quantity',
  'first_name',
  'last_name',
  'phone',
  'street',
  'city',
  'region',
  'post_code',
  'country',
] as const;
type Column = (typeof intakeColumns)[number];

/** Alternative column names in both languages. */
const calledToo: Readonly<Record<Column, string>> = {
  reference: 'ref order order_number order_id order_no name_of_order 单号 订单号 参考号',
  sku: 'sku_code item_sku code lineitem_sku 货号 编号',
  quantity: 'qty pieces lineitem_quantity 数量 件数',
  first_name: 'given_name shipping_first_name 名',
  last_name: 'family_name surname shipping_last_name 姓',
  phone: 'phone_number tel telephone shipping_phone 电话 手机',
  street: 'address address_1 address1 street_address shipping_street shipping_address1 地址 街道',
  city: 'town shipping_city 城市',
  region: 'state province state_or_region shipping_province 州 省 地区',
  post_code: 'zip zip_code postcode postal_code shipping_zip 邮编',
  country: 'country_code shipping_country 国家',
};
const columnNamed = new Map<string, Column>(
  intakeColumns.flatMap((column) => [column, ...calledToo[column].split(' ')].map((name): [string, Column] => [name, column])),
);

export const maxIntakeRows = 200;
export const maxIntakeReferences = 50;
export const maxIntakeTextLength = 60_000;
const maxUnits = 999;

export type IntakeFault =
  | 'noReference'
  | 'longReference'
  | 'noSku'
  | 'quantity'
  | 'otherReceiver'
  | 'receiver'
  | 'unknownSku'
  | 'short'
  | 'gone'
  | 'taken'
  | 'tooMany';

/** One parcel: the reseller's reference, its items and receiver. */
export type IntakeOrder = {
  readonly reference: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly receiver: AddressDraft;
  readonly fault: IntakeFault | null;
};

/** Pasted rows by parcel: rows with the same reference belong together. */
export function parseIntakeOrders(pasted: string): { readonly orders: readonly IntakeOrder[]; readonly isTooLong: boolean } {
  const rows = parseCsv(pasted.slice(0, maxIntakeTextLength)).filter((row) => row.some((cell) => cell !== ''));
  const head = headIn(rows[0]);
  const body = (head ? rows.slice(1) : rows).slice(0, maxIntakeRows);
  const columnIndex = new Map<Column | null, number>((head ?? intakeColumns).map((name, at) => [name, at]));
  const orders = new Map<string, IntakeOrder>();
  body.forEach((row, at) => {
    const cell = (name: Column): string => row[columnIndex.get(name) ?? -1] ?? '';
    const read = orderIn(cell);
    // A row without a reference is a parcel of its own.
    const key = read.reference === '' ? `row ${at}` : read.reference;
    const before = orders.get(key);
    orders.set(key, before ? joined(before, read) : read);
  });
  const all = [...orders.values()];
  return {
    orders: all.slice(0, maxIntakeReferences),
    isTooLong: pasted.length > maxIntakeTextLength || rows.length > maxIntakeRows + 1 || all.length > maxIntakeReferences,
  };
}

function headIn(row: readonly string[] | undefined): (Column | null)[] | null {
  const names = (row ?? []).map(
    (cell) =>
      columnNamed.get(
        cell
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
      ) ?? null,
  );
  return names.includes('reference') && names.includes('sku') ? names : null;
}

function orderIn(cell: (name: Column) => string): IntakeOrder {
  const quantity = cell('quantity') === '' ? 1 : Number(cell('quantity'));
  const receiver: AddressDraft = {
    firstName: cell('first_name'),
    lastName: cell('last_name'),
    email: '',
    phoneNumber: cell('phone'),
    address: cell('street'),
    city: cell('city'),
    region: cell('region'),
    postCode: cell('post_code'),
    country: (cell('country') || 'US').toUpperCase(),
  };
  const reference = cell('reference');
  const lines = [{ sku: cell('sku').toUpperCase(), quantity }];
  return { reference: reference.slice(0, maxReferenceLength), lines, receiver, fault: faultOf(reference, lines[0]?.sku ?? '', quantity) };
}

export const maxReferenceLength = 40;

function faultOf(reference: string, sku: string, quantity: number): IntakeFault | null {
  if (reference === '') return 'noReference';
  if (reference.length > maxReferenceLength) return 'longReference';
  if (sku === '') return 'noSku';
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxUnits ? null : 'quantity';
}

/** A later row may leave out the receiver; another receiver needs another reference. */
function joined(before: IntakeOrder, row: IntakeOrder): IntakeOrder {
  const { country: _, ...said } = row.receiver;
  const isBare = Object.values(said).every((value) => value === '');
  const isSame = isBare || JSON.stringify(row.receiver) === JSON.stringify(before.receiver);
  return { ...before, lines: [...before.lines, ...row.lines], fault: before.fault ?? row.fault ?? (isSame ? null : 'otherReceiver') };
}
