import { useHref, useTexts } from '#site/locale.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { TextInput } from '#ui/field.tsx';
import { syncPageTexts } from './texts.ts';

type ConnectProps = { host: string | null; result: { readonly problem?: string; readonly field?: string | null } | undefined };

/** The reseller's shop; every later sync goes only there. */
export function ConnectShopForm({ host, result }: ConnectProps) {
  const say = useTexts(syncPageTexts);
  const href = useHref();
  const problemAt = (field: string) => (result?.field === field ? result.problem : undefined);
  return (
    <details className="sync-connect" open={host === null || result?.field === 'host' || result?.field === 'token'}>
      <summary>{say(host === null ? 'connect' : 'changeShop')}</summary>
      <form method="post" action={href('sync-product')} className="form-grid">
        <TextInput
          span="half"
          label={say('host')}
          name="host"
          required
          maxLength={80}
          placeholder="your-name.myshopify.com"
          error={problemAt('host')}
        />
        <TextInput
          span="half"
          label={say('token')}
          name="token"
          type="password"
          autoComplete="off"
          required
          maxLength={200}
          error={problemAt('token')}
        />
        <p className="help full-row">{say('connectHelp')}</p>
        <p className="full-row">
          <SubmitButton kind="quiet" name="intent" value="connect">
            {say('saveShop')}
          </SubmitButton>
        </p>
      </form>
    </details>
  );
}
