import { Link } from 'react-router';
import { articleWidgetTexts } from '#areas/editorial/piece-texts.ts';
import { inquiryAnswerTexts, inquiryOptionTexts } from '#areas/inquiries/answer-texts.ts';
import { usStates } from '#kernel/us-states.ts';
import { InquiryForm } from '#shop/parts/inquiry/inquiry-form.tsx';
import { useHref, useTexts } from '#site/locale.tsx';
import { Select } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';

const businesses = ['stylist', 'salon', 'store', 'online', 'wholesale', 'starting'] as const;
const volumes = ['few', 'some', 'many', 'lots'] as const;

/** An inquiry typed by its page; business pages also ask for the company. */
export function LeadForm({ kind, asksBusiness }: { kind: string; asksBusiness: boolean }) {
  const say = useTexts(articleWidgetTexts);
  const question = useTexts(inquiryAnswerTexts);
  const option = useTexts(inquiryOptionTexts);
  const href = useHref();
  const account = `${href('business-account')}?kind=${kind.startsWith('dropship') ? 'dropship' : 'wholesale'}`;
  return (
    <div className="no-print">
      {asksBusiness && (
        <p className="row">
          <Link className="btn btn-primary" to={account}>
            {say('leadAccount')}
          </Link>
          <span className="meta">{say('leadAccountNote')}</span>
        </p>
      )}
      <Panel title={say('leadTitle')} className="lead-panel">
        <InquiryForm kind={kind.replaceAll('/', '-')} hasPhone={asksBusiness} message={say('leadMessage')}>
          {asksBusiness && (
            <>
              <Select label={question('business')} name="answers.business" defaultValue="">
                <option value="">{say('leadChoose')}</option>
                {businesses.map((name) => (
                  <option key={name} value={name}>
                    {option(name)}
                  </option>
                ))}
              </Select>
              <Select label={question('volume')} name="answers.volume" defaultValue="">
                <option value="">{say('leadChoose')}</option>
                {volumes.map((name) => (
                  <option key={name} value={name}>
                    {option(name)}
                  </option>
                ))}
              </Select>
              <Select label={question('state')} name="answers.state" defaultValue="">
                <option value="">{say('leadChoose')}</option>
                {usStates.map((state) => (
                  <option key={state} value={state}>
                    {state}
                  </option>
                ))}
                <option value="elsewhere">{option('elsewhere')}</option>
              </Select>
            </>
          )}
        </InquiryForm>
      </Panel>
    </div>
  );
}
