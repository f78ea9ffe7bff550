export {
  ManualClock,
  type OperationFunction,
  type RecordedCall,
  type SentRequest,
  TestClient,
  type TestReply,
} from './testing/test-client.ts';
