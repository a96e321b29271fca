import { useLocation, useNavigation } from 'react-router';

/**
 * Whether what was sent is still on its way, or leads to another page. For forms that come with an answer: the answer is
 * here before the page has looked up the rest again, and a press in between counts.
 */
export function useIsSubmitting(): boolean {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  return state === 'submitting' || (state === 'loading' && location.pathname + location.search !== pathname + search);
}
