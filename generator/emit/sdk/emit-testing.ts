import type { Api } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import type { Statement } from '../statement.ts';
import { bindingOf, isBound } from './emit-binding.ts';

const DOUBLE = './testing/test-client.ts';

/** The test double as this interface needs it: one that knows the options that the specification adds to a client. */
export function emitTesting(api: Api): readonly OutputFile[] {
  if (!isBound(bindingOf(api))) return [];
  const statements: readonly Statement[] = [
    { kind: 'import', module: './core.ts', isTypeOnly: true, names: ['CallOptions', 'ClientOptions'] },
    { kind: 'import', module: DOUBLE, names: ['TestClient as RuntimeTestClient'] },
    { kind: 'export', module: './testing/manual-clock.ts', names: ['ManualClock'] },
    {
      kind: 'export',
      module: DOUBLE,
      isTypeOnly: true,
      names: ['OperationFunction', 'RecordedCall', 'SentRequest', 'TestReply'],
    },
    {
      kind: 'class',
      name: 'TestClient',
      isExported: true,
      docs: ['A client without a server: operations answer what the test says, and everything asked for is recorded.'],
      extends: 'RuntimeTestClient<ClientOptions, CallOptions>',
    },
  ];
  return [{ kind: 'code', path: 'sdk/src/testing.ts', statements }];
}
