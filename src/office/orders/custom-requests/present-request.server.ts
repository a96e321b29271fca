import { customQuestionNames } from '#areas/custom/option-texts.ts';
import { nextRequestStatuses, stageNames } from '#areas/custom/rules/statuses.ts';
import { ticketLines } from '#areas/custom/rules/ticket.ts';
import type { RequestDetail } from '#areas/custom/services/conversation.server.ts';
import { dayIn, momentIn } from '#areas/staff/services/when.server.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';

const texted = (of: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (['string', 'number'].includes(typeof of[key]) ? [[key, String(of[key])]] : [])));

export function presentRequest({ row, messages, pictures, stages, ticket }: RequestDetail, language: Language, usualDeposit: number) {
  const day = (at: Date | null): string | null => at && dayIn(at, language);
  const { estimate_cents: estimateCents, estimate_days: estimateDays, confidence } = row.detected;
  return {
    ...{ id: row.id, number: row.number, kind: row.kind, status: row.status, name: row.name, email: row.email, phone: row.phoneNumber },
    ...{
      userId: row.userId,
      language: row.language,
      note: row.note,
      quantity: row.quantity,
      wishedOn: row.wishedOn,
      handlerId: row.handlerId,
    },
    mayShow: row.mayShowInGallery,
    askedAt: momentIn(row.createdAt, language),
    budget: row.budgetCents === null ? null : dollars(cents(row.budgetCents)),
    moves: nextRequestStatuses(row.status).filter((to) => to !== 'quoted' && to !== 'accepted'),
    detected: texted(row.detected, ['texture', 'colour', 'length']),
    confidence: typeof confidence === 'number' ? Math.round(confidence * 100) : null,
    estimate:
      typeof estimateCents === 'number'
        ? {
            price: dollars(cents(estimateCents)),
            days: typeof estimateDays === 'number' ? estimateDays : null,
            amount: plainAmount(estimateCents),
          }
        : null,
    configuration: texted(row.configuration, customQuestionNames),
    measures: ticketLines({ configuration: {}, measurements: row.measurements }).map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    })),
    quote:
      row.quotedCents === null
        ? null
        : {
            price: dollars(cents(row.quotedCents)),
            amount: plainAmount(row.quotedCents),
            days: row.leadDays ?? 0,
            day: day(row.quotedAt) ?? '',
          },
    depositPercent: Math.round((row.quotedCents === null ? usualDeposit : row.depositBp) / 100),
    canQuote: ['new', 'needs_info', 'quoted'].includes(row.status),
    ticket: ticket && { version: ticket.version, confirmedOn: day(ticket.confirmedAt), noteEn: ticket.noteEn, noteZh: ticket.noteZh },
    canTicket: ['quoted', 'accepted', 'in_production'].includes(row.status),
    stages: stages.map(({ stage, finishedAt }) => ({ stage, isDone: finishedAt !== null })),
    nextStages:
      row.status === 'in_production' ? stageNames.slice(Math.max(-1, ...stages.map(({ stage }) => stageNames.indexOf(stage))) + 1) : [],
    pictures: pictures.map(({ id, small, large, width, height }) => ({ id, small, large, width, height })),
    entries: messages.map((message) => ({
      id: message.id,
      author: message.author,
      by: message.nickname || message.firstName,
      message: message.message,
      isNote: message.isNote,
      isRead: message.readAt !== null,
      at: momentIn(message.createdAt, language),
      dateTime: message.createdAt.toISOString(),
    })),
  };
}
