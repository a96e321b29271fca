import { servicesTexts } from '#areas/aftercare/texts.ts';
import { accountMeta } from '#shop/account/parts/meta.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { FactTable } from '#ui/table.tsx';
import type { Route } from './+types/page';
import type { ServicesPageData } from './load.server.ts';
import { Protection } from './protection.tsx';
import { Returns } from './returns.tsx';
import { LateDeliveryCredits, PhotoThanks } from './service-credits.tsx';
import { AppointmentList, CancelableOrders, CaseList, CustomRequestList } from './service-requests.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches: [root], location }) =>
  accountMeta(root.loaderData?.site, location.pathname, { title: servicesTexts.title, description: servicesTexts.description });

/** Sections in order; empty ones are left out. */
const partsOf = ({ cases, cancels, requests }: ServicesPageData) =>
  [
    ...(cases.length > 0 ? (['cases'] as const) : []),
    'returns',
    ...(cancels.length > 0 ? (['cancels'] as const) : []),
    'protection',
    ...(requests.length > 0 ? (['made'] as const) : []),
    'videos',
  ] as const;

export default function ServicesPage({ loaderData: services }: Route.ComponentProps) {
  const say = useTexts(servicesTexts);
  const isPhone = useLocale().variant === 'mobile';
  return (
    <div className={isPhone ? 'wrap page-head services' : 'services'}>
      <header>
        <h1 className={isPhone ? 'visually-hidden' : undefined}>{say('title')}</h1>
        <p className="meta space-above-small">{say('lead')}</p>
      </header>
      {isPhone && (
        <nav className="rail rail-tight" aria-label={say('title')}>
          {partsOf(services).map((part) => (
            <ChipLink key={part} to={`#${part}`} replace>
              {say(part)}
            </ChipLink>
          ))}
        </nav>
      )}
      <CaseList cases={services.cases} />
      <Returns returns={services.returns} />
      <CancelableOrders cancels={services.cancels} />
      <Protection protection={services.protection} />
      <LateDeliveryCredits late={services.late} />
      <PhotoThanks creditCents={services.photoCreditCents} />
      <CustomRequestList requests={services.requests} />
      <AppointmentList appointments={services.appointments} />
      {services.lasting.length > 0 && (
        <section aria-labelledby="lasting">
          <h2 id="lasting">{say('lasting')}</h2>
          <p className="meta">{say('lastingTold')}</p>
          <FactTable caption={say('lasting')} plain rows={services.lasting.map(({ name, lasts }) => ({ label: name, value: lasts }))} />
        </section>
      )}
    </div>
  );
}
