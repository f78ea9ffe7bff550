import type { Mock } from '../mock.ts';
import type { MockOptions } from '../options.ts';

/** Options of the Vite plugin. */
export interface VitePluginOptions extends Omit<MockOptions, 'port' | 'host' | 'cors'> {
  /**
   * Paths of the development server that the mock responds to, with everything below them.
   *
   * @default the first segments of the paths of all operations
   */
  readonly paths?: readonly string[];
}

/** Target of the development server's proxy. The host stays that of the page, by which the mock knows its own pages. */
interface ProxyTarget {
  readonly target: string;
  readonly changeOrigin: false;
}

/** Members of a Vite plugin that this one has; Vite is no dependency. */
interface VitePlugin {
  readonly name: string;
  readonly apply: 'serve';
  readonly config: () => Promise<{ readonly server: { readonly proxy: Readonly<Record<string, ProxyTarget>> } }>;
  readonly closeBundle: () => Promise<void>;
}

/** Path of the page and of the control API. */
const PAGE = '/__mock';

/** Mock behind the development server. */
type ServedMock = Pick<Mock, 'url' | 'core' | 'close'>;

/**
 * Creates the function that makes the Vite plugin: the development server leaves the API to a mock, which starts and
 * stops with it. The page of the mock is at `/__mock/`.
 */
export function createVitePlugin(
  startMock: (options: MockOptions) => Promise<ServedMock>,
): (options?: VitePluginOptions) => VitePlugin {
  return ({ paths, ...options } = {}) => {
    const started: { mock?: ServedMock } = {};
    return {
      name: 'mock',
      apply: 'serve',
      config: async () => {
        const mock = await startMock({ ...options, port: 0 });
        started.mock = mock;
        const all = [...(paths ?? firstSegments(mock)), PAGE];
        const target: ProxyTarget = { target: mock.url, changeOrigin: false };
        return { server: { proxy: Object.fromEntries(all.map((path) => [patternOf(path), target])) } };
      },
      closeBundle: async () => started.mock?.close(),
    };
  };
}

/** Returns the first segments of all paths that the mock serves; a parameter there would match the application too. */
function firstSegments({ core }: ServedMock): readonly string[] {
  const served = core.operations.flatMap(({ path, prefixes }) => prefixes.map((prefix) => prefix + path));
  const segments = served.map((path) => path.split('/')[1] ?? '');
  return [...new Set(segments)].filter((name) => name !== '' && !name.includes('{')).map((name) => `/${name}`);
}

/** Returns the pattern of a path and everything below it, as Vite's `server.proxy` reads it. */
function patternOf(path: string): string {
  return `^${path.replace(/\/$/, '').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?:[/?]|$)`;
}
