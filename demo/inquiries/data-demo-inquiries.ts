import type { InquiryStatus } from '#areas/inquiries/rules/statuses.ts';

/** What the demo shopper asked, newest last. Hours are counted back from now; {thing} is the SKU she asks about. */
export type DemoInquiry = {
  readonly hoursAgo: number;
  readonly kind: string;
  readonly path: string;
  readonly status: InquiryStatus;
  readonly message: string;
  /** How many pieces of how many SKUs. */
  readonly items: readonly number[];
  readonly turns: readonly {
    readonly hoursAgo: number;
    readonly author: 'staff' | 'shopper';
    readonly message: string;
    readonly isUnread?: true;
    readonly isNote?: true;
  }[];
};

export const demoInquiries: readonly DemoInquiry[] = [
  {
    hoursAgo: 610,
    kind: 'hair-custom',
    path: '/hair-custom',
    status: 'won',
    message: 'Can you make a 20 inch closure wig in a copper tone, cap M, with the part on the left?',
    items: [],
    turns: [
      {
        hoursAgo: 607,
        author: 'staff',
        message:
          'We can. Copper is mixed by hand: please send a picture in daylight, then we dye a strand and show it to you before we begin.',
      },
      { hoursAgo: 590, author: 'shopper', message: 'The picture is on its way by mail. The strand looks right, please go ahead.' },
      { hoursAgo: 588, author: 'staff', message: 'Thank you, Dana. It is begun and ready in 9 working days.' },
    ],
  },
  {
    hoursAgo: 52,
    kind: 'contact',
    path: '/contact-us',
    status: 'waiting',
    message: 'My head measures 22.75 inches.\nWhich cap size do I need, and can I still change it on the order from Monday?',
    items: [],
    turns: [
      {
        hoursAgo: 49,
        author: 'staff',
        message: 'At 22.75 inches please take L: the straps give half an inch. Your order has not left yet, so we can change it.',
      },
      { hoursAgo: 48, author: 'staff', message: 'Told packing to hold the parcel.', isNote: true },
      { hoursAgo: 2, author: 'shopper', message: 'L it is, thank you. Does that change the date?' },
    ],
  },
  {
    hoursAgo: 27,
    kind: 'cart',
    path: '/shop-cart',
    status: 'quoted',
    message: 'Two friends order with me. What is your price for all of this, shipped to Atlanta in one box?',
    items: [6, 4],
    turns: [
      {
        hoursAgo: 3,
        author: 'staff',
        message:
          'Hello Dana,\nfrom ten pieces you pay 5% less on each, and one box saves you two shipping steps. The price holds for seven days; shall we send the invoice?',
        isUnread: true,
      },
    ],
  },
];
