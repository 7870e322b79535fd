/**
 * The sounds of the games, synthesised by the browser: no file is fetched. The peak is below −14 dBFS, and no sound lasts
 * longer than 1.2 s.
 */
export type Sound = 'dice' | 'hop' | 'right' | 'wrong' | 'trap' | 'coin' | 'lay' | 'finish';

/** One tone or click of a sound. Times in seconds, frequencies in Hz. */
interface Voice {
  /** The start of the voice within the sound. */
  readonly at?: number;
  /** The shape of the wave; `noise`: white noise through a band-pass filter. */
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** The frequency, or the centre of the filter. */
  readonly from: number;
  /** The final frequency of a glide. */
  readonly to?: number;
  /** The quality factor of the filter: a higher value is a narrower band. */
  readonly q?: number;
  readonly attack: number;
  readonly decay: number;
  /** The maximum gain, from 0 to 1, before the volume of all sounds. */
  readonly gain: number;
}

const click = (at: number, from: number, gain: number): Voice => ({
  at,
  wave: 'noise',
  from,
  q: 4,
  attack: 0.002,
  decay: 0.045,
  gain,
});

const note = (at: number, from: number, decay: number, gain: number, wave: Voice['wave'] = 'triangle'): Voice => ({
  at,
  wave,
  from,
  attack: 0.006,
  decay,
  gain,
});

const voices: Readonly<Record<Sound, readonly Voice[]>> = {
  dice: [
    click(0, 1800, 0.5),
    click(0.09, 1550, 0.43),
    click(0.18, 1300, 0.36),
    click(0.27, 1050, 0.29),
    { at: 0.36, wave: 'triangle', from: 220, to: 160, attack: 0.002, decay: 0.09, gain: 0.35 },
  ],
  hop: [{ wave: 'sine', from: 420, to: 560, attack: 0.004, decay: 0.055, gain: 0.35 }],
  right: [note(0, 659, 0.16, 0.5), note(0.11, 988, 0.28, 0.5)],
  wrong: [{ wave: 'sine', from: 330, to: 294, attack: 0.02, decay: 0.26, gain: 0.3 }],
  trap: [
    { wave: 'noise', from: 900, q: 6, attack: 0.001, decay: 0.05, gain: 0.5 },
    { at: 0.02, wave: 'triangle', from: 196, to: 131, attack: 0.003, decay: 0.16, gain: 0.4 },
  ],
  coin: [note(0, 988, 0.07, 0.4, 'sine'), note(0.06, 1319, 0.22, 0.4, 'sine')],
  lay: [
    { wave: 'noise', from: 2600, q: 3, attack: 0.001, decay: 0.025, gain: 0.35 },
    { at: 0.01, wave: 'triangle', from: 300, to: 240, attack: 0.002, decay: 0.06, gain: 0.3 },
  ],
  finish: [
    note(0, 523, 0.2, 0.45),
    note(0.13, 659, 0.2, 0.45),
    note(0.26, 784, 0.2, 0.45),
    note(0.39, 1047, 0.7, 0.45),
    note(0.39, 523, 0.7, 0.25, 'sine'),
  ],
};

/** The volume of all sounds. */
const volume = 0.2;
/** A hop sounds higher with each step, up to the twelfth. */
const rise = { perStep: 18, mostSteps: 12 };
/** An exponential ramp of the gain cannot start or end at zero. */
const silent = 0.0001;

interface Output {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly noise: AudioBuffer;
}

let output: Output | undefined;

/** Opens the audio output. Throws if the device has none. */
function open(): Output {
  const context = new AudioContext();
  const master = context.createGain();
  master.gain.value = volume;
  master.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, master, noise };
}

/**
 * Plays a sound. The browser plays none before the first tap or key on the page; a device without audio output plays none
 * at all.
 *
 * @param step the index of a hop within its journey, from 0
 */
export function play(sound: Sound, step = 0): void {
  try {
    output ??= open();
    const { context } = output;
    // Rejected if no tap has allowed sound yet.
    void context.resume().catch(() => undefined);
    if (context.state !== 'running' && !navigator.userActivation?.hasBeenActive) return;
    for (const voice of voices[sound]) sing(output, voice, rise.perStep * Math.min(step, rise.mostSteps));
  } catch {
    // The game continues without sound.
  }
}

function sing({ context, master, noise }: Output, voice: Voice, higher: number): void {
  const { at = 0, wave, from, to, q = 1, attack, decay, gain } = voice;
  const begin = context.currentTime + at;
  const end = begin + attack + decay;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(silent, begin);
  envelope.gain.exponentialRampToValueAtTime(gain, begin + attack);
  envelope.gain.exponentialRampToValueAtTime(silent, end);
  envelope.connect(master);
  let source: AudioScheduledSourceNode;
  if (wave === 'noise') {
    const player = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    player.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: q })).connect(envelope);
    source = player;
  } else {
    const tone = new OscillatorNode(context, { type: wave, frequency: from + higher });
    tone.frequency.setValueAtTime(from + higher, begin);
    if (to) tone.frequency.exponentialRampToValueAtTime(to + higher, end);
    tone.connect(envelope);
    source = tone;
  }
  source.start(begin);
  source.stop(end + 0.02);
}
