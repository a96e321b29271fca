export type ToastKind = 'ok' | 'error';
export type ToastDetail = { readonly message: string; readonly kind: ToastKind };

/** The name under which any code of the page asks for a toast; ui/toast shows it. */
export const toastName = 'tressline:toast';
export const toastEvent = (message: string, kind: ToastKind): CustomEvent<ToastDetail> =>
  new CustomEvent(toastName, { detail: { message, kind } });
