import type { Api } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { exportFrom, importNames, importTypes, KIND, type Statement } from '../structures.ts';
import { bindingOf, isBound } from './emit-binding.ts';

const DOUBLE = './testing/test-client.ts';

/** The test double as this interface needs it: one that knows the options that the specification adds to a client. */
export function emitTesting(api: Api): readonly OutputFile[] {
  if (!isBound(bindingOf(api))) return [];
  const statements: readonly Statement[] = [
    importTypes('./core.ts', ['CallOptions', 'ClientOptions']),
    importNames(DOUBLE, [{ name: 'TestClient', alias: 'RuntimeTestClient' }]),
    exportFrom('./testing/manual-clock.ts', ['ManualClock']),
    { ...exportFrom(DOUBLE, ['OperationFunction', 'RecordedCall', 'SentRequest', 'TestReply']), isTypeOnly: true },
    {
      kind: KIND.Class,
      name: 'TestClient',
      isExported: true,
      docs: ['A client without a server: operations answer what the test says, and everything asked for is recorded.'],
      extends: 'RuntimeTestClient<ClientOptions, CallOptions>',
    },
  ];
  return [{ kind: 'code', path: 'sdk/src/testing.ts', statements }];
}
