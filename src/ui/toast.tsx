import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '#ui/icons.tsx';

type ToastKind = 'ok' | 'error';
export type ToastExtra = { action?: { label: string; to?: string; press?: () => void }; picture?: string };
type ToastRequest = ToastExtra & { message: string; kind: ToastKind };
type Toast = ToastRequest & { id: number };

/** The name under which any code of the page asks for a toast. */
const toastName = 'tressline:toast';
const showMs: Record<ToastKind, number> = { ok: 6000, error: 12000 };
const maxVisible = 3;

/** Any browser code may call it, inside React or not. */
export function showToast(message: string, kind: ToastKind = 'ok', extra: ToastExtra = {}) {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent<ToastRequest>(toastName, { detail: { message, kind, ...extra } }));
}

/** Once per frame. The live region exists from the start, or the first message would not be announced. */
export function ToastRegion({ label, close }: { label: string; close: string }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => {
    let count = 0;
    const add = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const detail: ToastRequest = event.detail;
      count += 1;
      const toast = { ...detail, id: count };
      setToasts((current) => [...current, toast].slice(-maxVisible));
    };
    window.addEventListener(toastName, add);
    return () => window.removeEventListener(toastName, add);
  }, []);
  const drop = (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id));
  return (
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} onGone={() => drop(toast.id)} />
      ))}
    </section>
  );
}

function ToastCard({ toast, close, onGone }: { toast: Toast; close: string; onGone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, showMs[toast.kind]);
    return () => clearTimeout(timer);
  }, [isHeld, onGone, toast.kind]);
  const pauseHandlers = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={classNames('toast', toast.kind === 'error' && 'toast-err')} {...pauseHandlers}>
      {toast.picture ? <img src={toast.picture} width="40" height="50" alt="" /> : toast.kind === 'ok' ? <CheckIcon /> : <AlertIcon />}
      <span>{toast.message}</span>
      {toast.action?.to && (
        <Link className="link" to={toast.action.to} onClick={onGone}>
          {toast.action.label}
        </Link>
      )}
      {toast.action?.press && (
        <button type="button" className="link" onClick={() => [toast.action?.press?.(), onGone()]}>
          {toast.action.label}
        </button>
      )}
      <IconButton label={close} onClick={onGone}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
