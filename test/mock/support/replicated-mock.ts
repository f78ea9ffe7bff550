import { randomUUID } from 'node:crypto';
import type { Mock } from '#mock/start.ts';
import { startRoundRobin } from './replicas.ts';

/**
 * Three mocks on one store, which stand for one: a proxy sends each request to the next, and each call of a control
 * method is that of the next. They work in a space of their own.
 */
export async function replicatedMock(create: () => Promise<Mock>): Promise<Mock> {
  const replicas = await Promise.all([create(), create(), create()]);
  const [first] = replicas;
  const space = `suite-${randomUUID()}`;
  const controls = replicas.map((replica) => replica.space(space));
  let settled: Promise<unknown> = Promise.resolve();
  const proxy = await startRoundRobin(
    replicas.map(({ url }) => url),
    () => settled,
  );
  let turn = 0;
  const next = () => {
    turn += 1;
    return controls[turn % controls.length] ?? first.space(space);
  };
  // The others know of a change of the clock when the next request arrives.
  const clock = new Proxy(controls[0]?.clock ?? first.clock, {
    get:
      (target, name) =>
      (...args: unknown[]) => {
        const result: unknown = Reflect.apply(Reflect.get(target, name), target, args);
        settled = Promise.all(controls.map((control) => control.refresh()));
        return result;
      },
  });
  const own: Partial<Mock> = {
    clock,
    url: `${proxy.url}/__mock/space/${space}`,
    refresh: async () => {
      await Promise.all(controls.map((control) => control.refresh()));
    },
    close: async () => {
      await controls[0]?.delete();
      proxy.close();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
  return new Proxy(first, {
    get: (_, name) => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const control = next();
      return Reflect.get(name in control ? control : first, name);
    },
  });
}
