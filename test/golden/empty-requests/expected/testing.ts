import type { CallOptions, ClientOptions } from './core.ts';
import { TestClient as RuntimeTestClient } from './testing/test-client.ts';
export { ManualClock } from './testing/test-client.ts';
export type { OperationFunction, RecordedCall, SentRequest, TestReply } from './testing/test-client.ts';

export class TestClient extends RuntimeTestClient<ClientOptions, CallOptions> {}
