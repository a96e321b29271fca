import { Outlet } from 'react-router';
import officeCss from '#ui/styles/office.css?url';

export { ErrorBoundary } from '#ui/page-error.tsx';

export const links = () => [{ rel: 'stylesheet', href: officeCss }];

export default function OfficeShell() {
  return <Outlet />;
}
