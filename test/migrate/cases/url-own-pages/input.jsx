import { Link, navigate, router, useLocation } from './application.js';
export const routes = [
  { path: '/workforce/employees', name: 'employees', children: [{ path: '/workforce/holidays' }] },
  { path: '/workforce/managers/:id/employees/timerecording-terminations', name: 'terminations' },
];
export const menu = [{ label: 'Employees', to: '/workforce/employees' }];
export const endpoints = [{ path: '/workforce/managers/:id/employees/timerecording-terminations', name: 'terminations' }];
export const tabs = [{ key: 'staff', to: '/workforce/employees' }];
export const isOpen = () => {
  const { pathname } = useLocation();
  return pathname === '/workforce/holidays';
};
export const View = ({ id }) => [
  <Link to={`/workforce/employees/${id}`} />,
  <Link to={id === '' ? '/workforce/employees' : `/workforce/employees/${id}`} />,
  <button onClick={() => navigate(`/workforce/employees/${id}`)} />,
  <button onClick={() => router.push('/workforce/managers/1/employees/timerecording-terminations')} />,
  <button onClick={() => router.push({ pathname: '/workforce/holidays' })} />,
  <button onClick={() => fetch(`/workforce/managers/${id}/employees/timerecording-terminations`)} />,
  <a href={`/rest/workforce/managers/${id}/employees/timerecording-terminations`} />,
  location.pathname.startsWith('/workforce/holidays'),
];
export const config = { matcher: ['/workforce/employees', '/workforce/managers/:path*'] };
export function middleware(request) {
  if (request.nextUrl.pathname === '/workforce/employees') return redirect(new URL('/workforce/holidays', request.url));
  return fetch(new URL('/workforce/holidays', ERP_URL));
}
cy.url().should('include', '/workforce/employees/7');
expect(page.url()).toContain('/workforce/employees/7');
