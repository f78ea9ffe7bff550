export { ManualClock } from './testing/manual-clock.ts';
export {
  type OperationFunction,
  type RecordedCall,
  type SentRequest,
  TestClient,
  type TestReply,
} from './testing/test-client.ts';
