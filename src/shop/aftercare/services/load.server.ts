import { fetchOwnServices } from '#areas/aftercare/services/own-services.server.ts';
import { zoneName } from '#kernel/time-zone-names.ts';
import { load } from '#platform/load.server.ts';
import { formatDay, formatMoment } from '#site/days.ts';

/** Dates are formatted on the server. */
export const loader = load(async ({ app, caller }) => {
  const { language } = caller;
  const day = (at: Date): string => formatDay(language, at);
  const services = await fetchOwnServices(app, caller.shopperId, language);
  return {
    protection: {
      ...services.protection,
      lines: services.protection.lines.map((line) => ({
        ...line,
        fall: line.fall && { ...line.fall, day: day(line.fall.at) },
        pendingDrop: line.pendingDrop && { ...line.pendingDrop, time: formatMoment(language, line.pendingDrop.confirmedAt) },
      })),
    },
    late: services.late,
    photoCreditCents: services.photoCreditCents,
    returns: { ...services.returns, orders: services.returns.orders.map((order) => ({ ...order, until: day(order.until) })) },
    cases: services.cases.map((one) => ({
      ...one,
      createdAt: day(one.createdAt),
      settledAt: one.settledAt && day(one.settledAt),
      messages: one.messages.map((message) => ({ ...message, createdAt: formatMoment(language, message.createdAt) })),
    })),
    cancels: services.cancels.map((order) => ({ ...order, day: day(order.createdAt) })),
    requests: services.requests.map((request) => ({ ...request, createdAt: day(request.createdAt) })),
    appointments: services.appointments.map(({ startsAt, createdAt, timeZone, ...appointment }) => ({
      ...appointment,
      at: startsAt ? `${formatMoment(language, startsAt, timeZone)} ${zoneName(timeZone, language)}` : day(createdAt),
    })),
    lasting: services.lasting,
  };
});
export type ServicesPageData = Awaited<ReturnType<typeof loader>>;
