import { useTexts } from '#site/locale.tsx';
import { showToast } from '#ui/toast.tsx';
import { buildTexts } from './texts.ts';

const ShareIcon = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 15V4m0 0L8.5 7.5M12 4l3.5 3.5M5 12.5V20h14v-7.5" />
  </svg>
);

/** Copies the address, which contains the whole build. */
export function ShareButton({ query, path, isIcon = false }: { query: string; path: string; isIcon?: boolean }) {
  const say = useTexts(buildTexts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`${path}?${query}`, location.origin).href);
      showToast(say('copied'));
    } catch {
      showToast(say('copyFailed'));
    }
  };
  return (
    <button
      type="button"
      className={isIcon ? 'icon-btn needs-script' : 'needs-script'}
      aria-label={isIcon ? say('copyLink') : undefined}
      onClick={() => void copy()}
    >
      <ShareIcon />
      {!isIcon && say('copyLink')}
    </button>
  );
}
