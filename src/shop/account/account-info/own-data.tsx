import { accountTexts } from '#areas/account/account-texts.ts';
import { accountFilePath } from '#areas/account/rules/account.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { Refusing } from '#shop/parts/form-error.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountDisclosure, AccountForm, AccountSection, NotDone } from './section.tsx';
import { CurrentPasswordField } from './sign-in.tsx';

type Stake = { readonly openOrders: number; readonly creditCents: number };
type OwnDataProps = { stake: Stake; fileProblem: string | null; refused: Refusing | null; isBusy: boolean };

/** Export and deletion of the account's data. */
export function PersonalData({ stake, fileProblem, refused, isBusy }: OwnDataProps) {
  const say = useTexts(accountTexts);
  return (
    <AccountSection id="your-data" title={say('yourData')}>
      <div className="accordion">
        <DownloadForm problem={fileProblem} />
        <DeleteAccountForm stake={stake} refused={refused} isBusy={isBusy} />
      </div>
    </AccountSection>
  );
}

/** A plain form even with script: the browser saves the file and the page stays. */
function DownloadForm({ problem }: { problem: string | null }) {
  const say = useTexts(accountTexts);
  const { variant } = useLocale();
  const why = problem === null ? undefined : say(problem === 'many' ? 'fileMany' : 'fileWrong');
  return (
    <AccountDisclosure title={say('download')} isOpen={why !== undefined}>
      <p>{say('downloadLead')}</p>
      <NotDone title={say('fileNot')} refused={why === undefined ? null : { problem: why, fields: { password: why } }} />
      <form method="post" action={accountFilePath} className="form-grid">
        <input type="hidden" name="variant" value={variant} />
        <CurrentPasswordField name="password" error={why} />
        <SubmitButton className="full-row at-start">{say('downloadFile')}</SubmitButton>
      </form>
    </AccountDisclosure>
  );
}

function DeleteAccountForm({ stake, refused, isBusy }: { stake: Stake; refused: Refusing | null; isBusy: boolean }) {
  const say = useTexts(accountTexts);
  const word = say('theWord');
  return (
    <AccountDisclosure title={say('remove')} isOpen={refused !== null} isGrave>
      <p>{say('removeLead')}</p>
      <ul className="own-data-kept">
        <li>{say('removeGoes')}</li>
        <li>{say('removeNameless')}</li>
        <li>{say('removeStays')}</li>
      </ul>
      <AccountStakeNote {...stake} />
      <NotDone title={say('removeNot')} refused={refused} />
      <AccountForm intent="delete" className="form-grid">
        <CurrentPasswordField name="password" error={refused?.fields.password} />
        <TextInput
          span="half"
          label={say('typeWord', { word })}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={20}
          error={refused?.fields.confirmation}
          required
        />
        <SubmitButton kind="danger" className="full-row at-start" busy={isBusy}>
          {say(isBusy ? 'removing' : 'removeNow')}
        </SubmitButton>
      </AccountForm>
    </AccountDisclosure>
  );
}

function AccountStakeNote({ openOrders, creditCents }: Stake) {
  const say = useTexts(accountTexts);
  return (
    <>
      {openOrders > 0 && <Notice>{openOrders === 1 ? say('openOrderOne') : say('openOrders', { count: openOrders })}</Notice>}
      {creditCents > 0 && <Notice tone="warn">{say('creditLost', { amount: dollars(cents(creditCents)) })}</Notice>}
    </>
  );
}
