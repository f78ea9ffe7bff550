import type { VerifySource } from '../../../templates/runtime/verify-engine/src/verify-har.ts';
import { platformSource } from '../../mock/support/platform-mock.ts';
import { statedRules } from './rules.ts';

/** Documents, behavior and rules of the platform. */
export async function platformRules(): Promise<VerifySource> {
  return { ...(await platformSource()), rules: statedRules };
}
