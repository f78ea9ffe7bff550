import { emptyAnswer, jsonAnswer } from '../http/answer.ts';
import type { MockAnswer, MockRequest } from '../http/message.ts';
import { parseJson, textOf } from '../http/parse-json.ts';
import { isObject, type Json, type JsonObject, textAt } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { type RecordedCall, sentJson } from './calls.ts';
import type { Control } from './control.ts';
import { readFault } from './faults.ts';
import { withoutSecrets } from './har.ts';
import { readClock, readCollections, readMatch, readTimes } from './read-control.ts';

/** What the control interface answers with beside one space. */
export interface ControlDesk {
  readonly control: Control;
  readonly forget: () => Promise<void>;
  readonly describe: () => Json;
}

type Route = (desk: ControlDesk, body: Json, path: readonly string[]) => MockAnswer | Promise<MockAnswer>;

const DONE = emptyAnswer(204);

/** By method and first segment below `/__mock`. */
const routes: Readonly<Record<string, Route>> = {
  'GET ': ({ describe }) => jsonAnswer(200, describe()),
  'POST reset': async ({ control }) => done(await control.reset()),
  'POST snapshot': async ({ control }, body) => jsonAnswer(200, { name: await control.snapshot(textAt(body, 'name')) }),
  'POST restore': async ({ control }, body) => done(await control.restore(textAt(body, 'name') ?? '')),
  'POST data': async ({ control }, body) => done(await control.load(readCollections(body, control.keyOf))),
  'GET data': async ({ control }, _, path) => jsonAnswer(200, await control.items(path[0] ?? '')),
  'GET calls': ({ control }) => jsonAnswer(200, control.calls().map(describeCall)),
  'POST calls': ({ control }, body) => jsonAnswer(200, control.calls(readMatch(body)).map(describeCall)),
  'GET violations': ({ control }) => jsonAnswer(200, control.violations().map(describeCall)),
  'POST expect': ({ control }, body) => done(control.expect(readMatch(body, ['times']), readTimes(body))),
  'GET verify': ({ control }) => jsonAnswer(200, control.verify()),
  'GET clock': ({ control }) => jsonAnswer(200, { now: control.clock.timestamp() }),
  'PUT clock': ({ control }, body) => done(setClock(control, body)),
  'DELETE clock': ({ control }) => done(control.clock.release()),
  'GET faults': ({ control }) =>
    jsonAnswer(
      200,
      control.faults().map((fault): JsonObject => ({ ...fault })),
    ),
  'POST faults': ({ control }, body) => done(addFault(control, body)),
  'DELETE faults': ({ control }) => done(control.clearFaults()),
  'GET har': ({ control }) => jsonAnswer(200, control.har()),
  'DELETE space': async ({ forget }) => done(await forget()),
};

/** Answers a request to the control interface; `path` is what stands below `/__mock`. */
export function answerControl(
  request: MockRequest,
  path: readonly string[],
  desk: ControlDesk,
): MockAnswer | Promise<MockAnswer> {
  const route = routes[`${request.method} ${path[0] ?? ''}`];
  if (route === undefined) throw new Refusal(404, 'The control interface has no such operation.');
  const body = request.body.byteLength === 0 ? null : parseJson(textOf(request.body));
  return route(desk, body, path.slice(1));
}

function done(_: void): MockAnswer {
  return DONE;
}

function setClock({ clock }: Control, body: Json): void {
  const { now, advanceMs } = readClock(body);
  if (now !== undefined) clock.fix(now);
  if (advanceMs !== undefined) clock.advance(advanceMs);
}

function addFault(control: Control, body: Json): void {
  const fault = readFault(body);
  if (fault === undefined)
    throw new Refusal(
      400,
      'A fault holds operation, probability, nth, times, status, latencyMs and damage, which is reset, truncate, malformed or drip.',
    );
  control.fault(fault);
}

function describeCall(call: RecordedCall): Json {
  const text = Buffer.from(call.requestBody).toString('utf8');
  const sent = sentJson(call);
  return {
    operation: call.operation,
    login: call.login,
    method: call.method,
    target: withoutSecrets(call.target),
    status: call.status,
    startedAt: new Date(call.started).toISOString(),
    violations: [...call.violations],
    ...(text === ''
      ? {}
      : {
          body:
            isObject(sent) || Array.isArray(sent)
              ? JSON.parse(withoutSecrets(JSON.stringify(sent)))
              : withoutSecrets(text),
        }),
  };
}
