export type ApiAnswer =
  | { readonly isDone: true; readonly data: unknown }
  | { readonly isDone: false; readonly why: 'ended' | 'away' | 'refused'; readonly message: string; readonly data: unknown };

const patienceMs = 20_000;

/** One call of the API in plain words; whatever goes wrong is an answer too. `away` may be tried again as it is. */
export async function callApi(path: string, body: unknown): Promise<ApiAnswer> {
  try {
    const answer = await fetch(`/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    return answerIn(answer.status, await answer.json());
  } catch {
    return { isDone: false, why: 'away', message: '', data: null };
  }
}

function answerIn(status: number, body: unknown): ApiAnswer {
  if (typeof body !== 'object' || body === null || !('Result' in body)) return { isDone: false, why: 'away', message: '', data: null };
  const data = 'Data' in body ? body.Data : null;
  if (body.Result === 0) return { isDone: true, data };
  const message = 'Msg' in body && typeof body.Msg === 'string' ? body.Msg : '';
  return { isDone: false, why: status === 401 ? 'ended' : status >= 500 || status === 429 ? 'away' : 'refused', message, data };
}
