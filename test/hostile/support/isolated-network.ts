import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

// A network namespace that holds nothing but a loopback device, to which every address leads. Whatever a program in it
// tries to reach is counted by the kernel, whether anything listens or not, and nothing gets out.

const SET_UP = 'ip link set lo up && ip route add local default dev lo';
const COUNT = 'cat /proc/net/snmp';

/** Result of a program that ran in its own network namespace. */
export interface Alone {
  readonly output: string;
  /** Connections that it tried to open, and datagrams that it sent. */
  readonly reached: number;
}

/** True if this machine allows a program its own network namespace. */
export function canIsolateNetwork(): boolean {
  try {
    return execFileSync('unshare', ['-rn', 'sh', '-c', `${SET_UP} && ${COUNT}`], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
}

/** Runs Node with these arguments in a network of its own. */
export async function runIsolated(parameters: readonly string[]): Promise<Alone> {
  const script = `${SET_UP} && "$@" && echo && ${COUNT}`;
  const { stdout } = await promisify(execFile)(
    'unshare',
    ['-rn', 'sh', '-c', script, 'sh', process.execPath, ...parameters],
    { maxBuffer: 2 ** 28, timeout: 240_000 },
  );
  const at = stdout.lastIndexOf('\nIp: Forwarding');
  const counters = stdout.slice(at);
  return {
    output: stdout.slice(0, at),
    reached: counter(counters, 'Tcp', 'ActiveOpens') + counter(counters, 'Udp', 'OutDatagrams'),
  };
}

/** Runs Node with these arguments as anyone does. */
export async function run(parameters: readonly string[]): Promise<Alone> {
  const { stdout } = await promisify(execFile)(process.execPath, [...parameters], {
    maxBuffer: 2 ** 28,
    timeout: 240_000,
  });
  return { output: stdout, reached: 0 };
}

/** A figure of the kernel's table: a line of names, and below it a line of numbers. */
function counter(table: string, protocol: string, name: string): number {
  const [names = [], numbers = []] = table
    .split('\n')
    .filter((line) => line.startsWith(`${protocol}: `))
    .map((line) => line.split(' '));
  const found = Number(numbers[names.indexOf(name)]);
  if (!Number.isInteger(found)) throw new Error(`the kernel does not count ${protocol} ${name}`);
  return found;
}
