import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Greeting } from '#areas/shoppers/rules.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { fetchFirstName } from './member.ts';
import { greetingTexts } from './welcome-texts.ts';

const showMs = 7000;

/** Non-modal: takes no focus, closes by itself, and stays while hovered. */
export function GreetingToast({ greeting, onGone }: { greeting: Greeting; onGone: () => void }) {
  const say = useTexts(greetingTexts);
  const href = useHref();
  const id = useId();
  const [name, setName] = useState('');
  const [isHeld, setHeld] = useState(false);
  useEffect(() => void fetchFirstName().then((found) => setName(found ?? '')), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, showMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onGone();
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onGone]);
  const pauseHandlers = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <dialog open className="welcome" aria-labelledby={id} {...pauseHandlers}>
      <h2 id={id}>{say(greeting === 'back' ? 'welcomeBack' : 'welcomeNew')}</h2>
      <IconButton label={say('close')} onClick={onGone}>
        <CloseIcon size={18} />
      </IconButton>
      <p>
        {name ? say(greeting === 'back' ? 'seeYou' : 'hello', { name }) : say('signedIn')}{' '}
        <Link className="link" to={href('user')} onClick={onGone}>
          {say('toAccount')}
        </Link>
      </p>
    </dialog>
  );
}
