/** The figures of a running server, in the text format of Prometheus. They name no lesson, pupil or address. */
import type { Gateway } from './gateway.js';
import type { Role } from './member.js';

const kinds: readonly Role['kind'][] = ['guest', 'pupil', 'teacher', 'projector'];

type Sample = readonly [labels: string, value: number];

const family = (name: string, type: 'gauge' | 'counter', help: string, samples: readonly Sample[]): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n');

/** Returns the present figures. */
export async function metrics(gateway: Gateway): Promise<string> {
  const { lessons, devices } = await gateway.counts();
  const { user, system } = process.cpuUsage();
  return `${[
    family('abacade_lessons', 'gauge', 'Lessons in memory.', [['', lessons]]),
    family(
      'abacade_devices',
      'gauge',
      'Devices connected to lessons.',
      kinds.map((kind) => [`{role="${kind}"}`, devices[kind]]),
    ),
    family('process_cpu_seconds_total', 'counter', 'Processor time used.', [['', (user + system) / 1e6]]),
    family('process_resident_memory_bytes', 'gauge', 'Memory used.', [['', process.memoryUsage.rss()]]),
    family('process_start_time_seconds', 'gauge', 'Start, in seconds since 1970.', [
      ['', Math.round(Date.now() / 1000 - process.uptime())],
    ]),
  ].join('\n')}\n`;
}
