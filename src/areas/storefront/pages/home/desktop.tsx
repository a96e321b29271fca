export { ErrorBoundary } from '#ui/page-error.tsx';

export default function Home() {
  return <h1>Home</h1>;
}
