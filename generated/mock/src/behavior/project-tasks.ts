import { isObject } from '@bmp/mock-engine/behavior';
import type { Behavior } from '@bmp/mock-engine/behavior';

/** R179: returns a pre-filled task without creating it. */
export const preFill: Behavior = {
  rules: ['R179'],
  actions: {
    'projectTasks.preFill': async (call) => {
      const projectId = call.parameters.path['project_id'] ?? '';
      const project = await call.state.get('projects', projectId);
      const siblings = (await call.state.all('projectTasks')).filter((task) => task['projectId'] === projectId);
      const sent = isObject(call.body) ? call.body : {};
      const order = siblings.length + 1;
      const own = {
        code: `T${String(order).padStart(3, '0')}`,
        order,
        defaultTask: false,
        customerId: project?.['customerId'] ?? null,
        managerId: project?.['managerId'] ?? null,
      };
      return call.respond({ ...own, ...sent, projectId });
    },
  },
};
