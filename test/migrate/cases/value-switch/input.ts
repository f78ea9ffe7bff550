import type { ProjectBase } from '@acme/v2';
export function label(project: ProjectBase): string {
  switch (project.leaveType) {
    case 'NO_TIMERECORDING':
      return 'none';
    default:
      return 'some';
  }
}
