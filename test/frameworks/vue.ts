import 'abacade/multiplay-grid';
import 'abacade/plyt-board';
import 'abacade/pytagora-board';
import 'abacade/pytagora-square';
import 'abacade/pytagora-tables';
import 'abacade/sequence-board';
import type { MovedDetail } from 'abacade';
import { createApp, h, nextTick, reactive, type GlobalComponents } from 'vue';
import { Grid } from './recipe-vue.js';

interface Heard {
  moved(event: CustomEvent<MovedDetail>): void;
  start(): void;
}

/** Each game in a template of Vue. */
const templates: Readonly<Record<string, string>> = {
  'multiplay-grid': '<multiplay-grid players="Ada, Ben" :size="5" :end-at="8"',
  'plyt-board': '<plyt-board players="Ada, Ben" cards="off" :start-square="80"',
  'sequence-board': '<sequence-board players="Ada, Ben" :summit="40"',
  'pytagora-board': '<pytagora-board players="Ada, Ben" game="plus-and-minus" :realDice="false"',
  'pytagora-square': '<pytagora-square players="Ada, Ben" :unaided="true"',
  'pytagora-tables': '<pytagora-tables players="Ada, Ben" :answer="false"',
};

/**
 * Renders a page with Vue into `place`.
 * @returns `show`, which says whether the game is there, and at which of two places
 */
export function page(place: HTMLElement, tag: string, { moved, start }: Heard) {
  const shown = reactive({ game: false, second: false });
  const game = `<p key="game">${templates[tag]} persist="${tag}" @moved="moved" @game-start="start" /></p>`;
  const app = createApp({
    setup: () => ({ shown, moved, start }),
    template: `<template v-for="one in shown.second ? ['text', 'game'] : ['game', 'text']" :key="one">
      <p v-if="one === 'text'">Text</p><template v-else-if="shown.game">${game}</template>
    </template>`,
  });
  app.config.compilerOptions.isCustomElement = (name) => name.includes('-');
  app.mount(place);
  return {
    async show(game: boolean, second = false) {
      Object.assign(shown, { game, second });
      await nextTick();
    },
    end: () => app.unmount(),
  };
}

/** Checks the types that the recipe gives templates. */
const settings: InstanceType<GlobalComponents['multiplay-grid']>['$props'] = { players: 'Ada, Ben', size: 5 };

/** Renders the recipe's component from a render function. */
export function byFunction(place: HTMLElement, { moved, start }: Heard) {
  const app = createApp(() =>
    h(Grid, { ...settings, endAt: 8, realDice: true, onMoved: moved, 'onGame-start': () => start() }),
  );
  app.mount(place);
  return { end: () => app.unmount() };
}
