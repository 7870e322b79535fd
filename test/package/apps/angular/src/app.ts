import 'abacade/multiplay-grid';
import type { EventsOf, MultiplayGrid } from 'abacade';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
  type ApplicationConfig,
} from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <multiplay-grid players="Ada, Ben" size="5" end-at="8" (moved)="count($event)"></multiplay-grid>
    <p id="moves">{{ moves() }}</p>
  `,
})
export class App {
  readonly moves = signal(0);

  /** Takes the event as the template types it: an event of any type would not compile. */
  count<E>(event: E & (0 extends 1 & E ? never : EventsOf<MultiplayGrid>['moved'])): void {
    this.moves.set(Math.max(this.moves() + 1, event.detail.ply && 1));
  }
}

export const config: ApplicationConfig = {
  providers: [provideZonelessChangeDetection(), provideClientHydration()],
};
