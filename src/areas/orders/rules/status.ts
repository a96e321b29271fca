/** Where an order stands, by the numbers of the specification. */
export const statuses = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Status = (typeof statuses)[number];

export const isStatus = (value: number): value is Status => statuses.some((status) => status === value);

/** What a shopper asks for when she narrows her list; each status is in one of them. */
export const statusGroups = {
  toPay: [1, 8],
  making: [2, 3],
  onTheWay: [4],
  delivered: [5, 6],
  closed: [7, 9],
} as const satisfies Record<string, readonly Status[]>;
export type StatusGroup = keyof typeof statusGroups;
export const groupNames: readonly StatusGroup[] = ['toPay', 'making', 'onTheWay', 'delivered', 'closed'];

export const groupOf = (status: number): StatusGroup =>
  groupNames.find((name) => statusGroups[name].some((one) => one === status)) ?? 'closed';

/** The stations an order passes on its way to the door, and the status that reaches each. */
export const stations = ['placed', 'paid', 'prepared', 'sent', 'delivered'] as const;
export type Station = (typeof stations)[number];

const reached: Readonly<Record<Status, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 7: 0, 8: 1, 9: 0 };

/** How many stations lie behind it; none for an order that was called off or came back. */
export const stationsPassed = (status: number): number => (isStatus(status) ? reached[status] : 0);
