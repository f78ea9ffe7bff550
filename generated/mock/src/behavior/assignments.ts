import { member } from '@bmp/mock-engine/behavior';
import type { Behavior } from '@bmp/mock-engine/behavior';
import { isMet } from './assignment-criteria.ts';
import { forest, node } from './assignment-tree.ts';

/** R045, R102, R181: the tree of possible assignments, with at most `limit` nodes of the counted type. */
export const assignments: Behavior = {
  rules: ['R045', 'R046', 'R102', 'R181'],
  actions: { 'assignments.search': async (call) => call.respond(await forest(call)) },
};

/** R195: the customers, as the roots of such a tree. */
export const customers: Behavior = {
  rules: ['R195'],
  actions: {
    'customers.search': async ({ state, body, respond: show }) => {
      const projectClause = member(body, 'projectId');
      const projects = (await state.all('projects')).filter((project) => isMet(projectClause, 'id', project));
      const linked = new Set(projects.map((project) => project['customerId']));
      const isLinkAsked = member(body, 'filterOnLinkProjectCustomer') === true || projectClause !== undefined;
      const kept = (await state.all('customers')).filter(
        (item) =>
          isMet(member(body, 'id'), 'id', item) &&
          isMet(member(body, 'tag'), 'tag', item) &&
          isMet(member(body, 'referentialDate'), 'referentialDate', item) &&
          (!isLinkAsked || linked.has(item['id'])),
      );
      return show(kept.map((item) => node(item, 'CUSTOMER')));
    },
  },
};
