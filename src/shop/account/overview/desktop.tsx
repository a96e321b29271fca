export { ErrorBoundary } from '#ui/page-error.tsx';
export { leadOn as loader } from './load.server.ts';
export { meta } from './meta.ts';

/** Nobody stays here: the loader leads to one's details or to the door. */
export default function UserPage() {
  return null;
}
