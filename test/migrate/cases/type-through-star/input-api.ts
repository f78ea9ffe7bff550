export * from '@acme/v2';
// a TimeRecording is told apart by its id
