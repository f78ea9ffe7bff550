import { router, useQuery } from './application.js';
export const View = () => (
  <section id="timerecording-terminations" className="timerecording-terminations" data-testid="timerecording-terminations">
    <a href="/workforce/managers/7/employees/timerecording-terminations">download</a>
    <button onClick={() => router.push('/timerecording-terminations')}>open</button>
  </section>
);
export const routes = [{ path: '/timerecording-terminations', name: 'timerecording-terminations', component: View }];
export const words = { 'timerecording-terminations': 'Terminations' };
export const all = useQuery({ queryKey: ['timerecording-terminations'] });

const keys = ['timerecording-terminations'];
export const cached = { tagTypes: ['timerecording-terminations'], providesTags: ['timerecording-terminations'] };
export const kept = useQuery({ queryKey: [...keys, 7] });
