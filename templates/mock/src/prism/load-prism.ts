import type { IHttpConfig, PrismHttpInstance } from '@stoplight/prism-http';
import { loadPackage } from '../packages.ts';
import type { Preference } from './preference.ts';

/** The exports of Prism's library. */
export type PrismModule = typeof import('@stoplight/prism-http');

/** Loads Prism. It has hundreds of files and takes half a second, so only a request that needs it loads it. */
export function loadPrism(): PrismModule {
  return loadPackage('@stoplight/prism-http');
}

/** Options of {@link newInstance}. */
export interface InstanceOptions {
  /** Lets Prism validate the request before it chooses a response. */
  readonly validatesRequest: boolean;
  readonly checksSecurity: boolean;
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

/** Makes a Prism for one request, since its configuration belongs to one. */
export function newInstance(
  module: PrismModule,
  { validatesRequest, checksSecurity, preference }: InstanceOptions,
): PrismHttpInstance {
  const config: IHttpConfig = {
    isProxy: false,
    checkSecurity: checksSecurity,
    validateRequest: validatesRequest,
    validateResponse: false,
    errors: false,
    // Prism writes the accepted media types into it.
    mock: { ...preference },
  } as IHttpConfig;
  return module.createInstance(config, { logger: SILENT });
}
