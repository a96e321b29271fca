import { articleWidgetTexts } from '#areas/editorial/piece-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { FactTable } from '#ui/table.tsx';

/** Touch target height: on a phone a number is tapped. */
const reach = 'tap-target';

export function Contact({ company }: { company: Readonly<Record<string, string>> }) {
  const say = useTexts(articleWidgetTexts);
  const { email = '', phone = '', whatsapp = '', hours = '', address = '', city = '', region = '', postCode = '' } = company;
  if (!email) return null;
  const rows = [
    {
      label: say('contactEmail'),
      value: (
        <a className={reach} href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    {
      label: say('contactPhone'),
      value: phone && (
        <a className={reach} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      ),
    },
    {
      label: say('contactWhatsapp'),
      value: whatsapp && (
        <a className={reach} href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>
          {whatsapp}
        </a>
      ),
    },
    { label: say('contactHours'), value: hours },
    { label: say('contactPlace'), value: address && `${address}, ${city}, ${region} ${postCode}` },
  ];
  return <FactTable caption={say('contactPlace')} rows={rows.filter(({ value }) => value)} plain />;
}
