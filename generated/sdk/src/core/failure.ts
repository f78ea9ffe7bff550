import { AbortedError } from './errors/aborted-error.ts';
import { AnswerTooLargeError } from './errors/answer-too-large-error.ts';
import { CredentialError } from './errors/credential-error.ts';
import { InvalidRequestError } from './errors/invalid-request-error.ts';
import { MalformedAnswerError } from './errors/malformed-answer-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { type ErrorContext, SdkError } from './errors/sdk-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { tooLarge } from './read-bytes.ts';
import { plainCause } from './plain-cause.ts';
import type { Ending } from './watch.ts';

/** What a call was doing when something was thrown. */
export type Stage = 'build' | 'authorize' | 'send' | 'receive' | 'read';

/** What is known where something was thrown. */
export interface Thrown {
  readonly stage: Stage;
  readonly ending: Ending | undefined;
  /** The reason of the caller's signal. */
  readonly reason: unknown;
  readonly context: ErrorContext;
}

/** The error that stands for whatever was thrown; errors of this package stay as they are. */
export function failureOf(thrown: unknown, { stage, ending, reason, context }: Thrown): SdkError {
  if (thrown instanceof SdkError) return thrown;
  if (ending === 'aborted') return new AbortedError('aborted by the caller', { ...context, cause: reason });
  if (ending) return new TimeoutError(ending === 'idle' ? 'no byte came in time' : 'took too long', context);
  if (thrown === tooLarge) return new AnswerTooLargeError('the answer has more bytes than allowed', context);
  const because = { ...context, cause: plainCause(thrown) };
  // Building and reading throw messages of ours, which name the place and never the value.
  const text = thrown instanceof Error ? thrown.message : '';
  switch (stage) {
    case 'build':
      return new InvalidRequestError(text, because);
    case 'authorize':
      return new CredentialError('the credential failed', because);
    case 'send':
      return new NetworkError('the connection failed', because);
    case 'receive':
      return new NetworkError('the answer was cut short', because);
    case 'read':
      return new MalformedAnswerError(`the answer ${text}`, because);
  }
}
