import { useTexts } from '#site/locale.tsx';
import { cartPageTexts } from './texts.ts';

type DoProps = {
  word: keyof typeof cartPageTexts;
  /** The same with the name of the piece, for those who hear it alone. */
  spoken: keyof typeof cartPageTexts;
  name: string;
  onDo: () => void;
};

/** One thing that can be done with a line. */
export function LineAction({ word, spoken, name, onDo }: DoProps) {
  const say = useTexts(cartPageTexts);
  return (
    <button type="button" className="link" aria-label={say(spoken, { name })} onClick={onDo}>
      {say(word)}
    </button>
  );
}
