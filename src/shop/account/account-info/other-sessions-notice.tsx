import { accountTexts } from '#areas/account/account-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';

export function OtherSessionsNotice({ others, to }: { others: number; to: string }) {
  const say = useTexts(accountTexts);
  return (
    <Notice
      action={
        <a className="link tap-target" href={to}>
          {say('look')}
        </a>
      }
    >
      {others === 1 ? say('alsoOnOne') : say('alsoOn', { count: others })}
    </Notice>
  );
}
