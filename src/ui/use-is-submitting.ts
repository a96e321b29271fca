import { useLocation, useNavigation } from 'react-router';

/**
 * Whether a submission is still running, or is leading to another page. For forms that show a result: the result is there before the
 * page's loaders have run again, and a click in between counts.
 */
export function useIsSubmitting(): boolean {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  return state === 'submitting' || (state === 'loading' && location.pathname + location.search !== pathname + search);
}
