export { ErrorBoundary } from '#ui/page-error.tsx';

export default function Page() {
  return <h1>Page</h1>;
}
