import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUser } from '../../../api/use-user.ts';
import { paths } from '../../../paths.ts';

/** Path to return to after signing in; always inside the app. */
export type CameFrom = { from?: string };

export function RequireUser() {
  const location = useLocation();
  const from: CameFrom = { from: location.pathname };
  return useUser() ? <Outlet /> : <Navigate to={paths.login()} state={from} replace />;
}

export function RequireVisitor() {
  const { from } = (useLocation().state ?? {}) as CameFrom;
  return useUser() ? <Navigate to={from ?? paths.home()} replace /> : <Outlet />;
}
