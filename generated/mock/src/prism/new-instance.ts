import type { IHttpConfig, PrismHttpInstance } from '@stoplight/prism-http';
import type { PrismModule } from './load-prism.ts';
import type { Preference } from './prefer.ts';

/** How Prism is asked. */
export interface Asking {
  /** Whether it judges the request, or makes the answer and no more. */
  readonly isJudged: boolean;
  readonly hasSecurity: boolean;
  readonly preference: Preference;
}

const SILENT = Object.assign(Object.create(null), {
  info() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
  success() {},
  fatal() {},
  child: () => SILENT,
});

/** A Prism for one request: what a caller accepts would stick in a shared one. */
export function newInstance(module: PrismModule, { isJudged, hasSecurity, preference }: Asking): PrismHttpInstance {
  const config: IHttpConfig = {
    isProxy: false,
    checkSecurity: hasSecurity,
    validateRequest: isJudged,
    validateResponse: false,
    errors: false,
    mock: preference,
  } as IHttpConfig;
  return module.createInstance(config, { logger: SILENT });
}
