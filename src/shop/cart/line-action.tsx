import { useTexts } from '#site/locale.tsx';
import { cartPageTexts } from './texts.ts';

type DoProps = {
  textKey: keyof typeof cartPageTexts;
  /** The same with the item's name, for screen readers. */
  spoken: keyof typeof cartPageTexts;
  name: string;
  onDo: () => void;
};

export function LineAction({ textKey, spoken, name, onDo }: DoProps) {
  const say = useTexts(cartPageTexts);
  return (
    <button type="button" className="link" aria-label={say(spoken, { name })} onClick={onDo}>
      {say(textKey)}
    </button>
  );
}
