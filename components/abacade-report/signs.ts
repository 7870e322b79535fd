import { html, type TemplateResult } from 'lit';

const paths = {
  eye: 'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  save: 'M12 3v12M7 11l5 5 5-5M4 21h16',
  plus: 'M5 12h14M12 5v14',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  link: 'M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2',
  lock: 'M6 11h12v10H6zM8 11V8a4 4 0 0 1 8 0v3',
  up: 'M12 15V3M7 8l5-5 5 5M4 15v5h16v-5',
  read: 'M5 12.5L9.5 17L19 7.5',
  part: 'M5 12h14',
  not: 'M6 6l12 12M18 6L6 18',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.5.4-.5 1-.5 1h-6s0-.6-.5-1z',
} as const;

/** Renders a small picture beside words that say the same. */
export const sign = (name: keyof typeof paths): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]}></path></svg>`;
