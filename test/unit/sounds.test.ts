import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The audio device of a browser, as far as sounds use it; it counts what is created. */
class Device {
  static made = 0;
  readonly state = 'running';
  readonly currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = {};
  constructor() {
    Device.made++;
  }
  createGain(): unknown {
    return {
      gain: {
        value: 1,
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (to: unknown) => to,
    };
  }
  createBuffer(_channels: number, length: number): unknown {
    return { getChannelData: () => new Float32Array(length) };
  }
  resume(): Promise<void> {
    return Promise.resolve();
  }
}

const started = vi.fn();
class Source {
  readonly frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (to: unknown): unknown => to;
  start = (): void => void started();
  stop = (): void => undefined;
}

const broken = (): never => {
  throw new DOMException('The device is gone.', 'InvalidStateError');
};

/** Returns the sounds of a newly opened page on such a device. */
async function soundsOn(device: object): Promise<typeof import('../../components/style/sounds.js')> {
  vi.resetModules();
  const sources = { AudioBufferSourceNode: Source, BiquadFilterNode: Source, OscillatorNode: Source };
  for (const [name, value] of Object.entries({ AudioContext: Device, ...sources, ...device }))
    vi.stubGlobal(name, value);
  return import('../../components/style/sounds.js');
}

beforeEach(() => {
  started.mockClear();
  Device.made = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('each voice of a sound is started, on one device for all sounds', async () => {
  const { play } = await soundsOn({});
  play('dice');
  play('hop', 3);
  expect(started).toHaveBeenCalledTimes(6);
  expect(Device.made).toBe(1);
});

const devices: Record<string, object> = {
  'that is missing': { AudioContext: undefined },
  'that cannot be opened': { AudioContext: broken },
  'that may not be resumed': {
    AudioContext: class extends Device {
      override resume = (): Promise<void> => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
    },
  },
  'that is taken away as it is resumed': {
    AudioContext: class extends Device {
      override resume = broken;
    },
  },
  'that is taken away later': {
    AudioContext: class extends Device {
      #gains = 0;
      override createGain = (): unknown => (this.#gains++ ? broken() : super.createGain());
    },
  },
  'that makes no source': { OscillatorNode: broken, AudioBufferSourceNode: broken },
  'that starts nothing': {
    OscillatorNode: class extends Source {
      override start = broken;
    },
    AudioBufferSourceNode: class extends Source {
      override start = broken;
    },
  },
};

for (const [what, device] of Object.entries(devices)) {
  // An unhandled rejection fails the run.
  test(`a device ${what} is silent, and nothing else`, async () => {
    const { play } = await soundsOn(device);
    for (const sound of ['dice', 'hop', 'finish'] as const) expect(() => play(sound, 2)).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
  });
}
