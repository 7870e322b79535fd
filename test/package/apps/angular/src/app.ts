import 'abacade/multiplay-grid';
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
    <multiplay-grid players="Ada, Ben" size="5" end-at="8" (moved)="moves.set(moves() + 1)"></multiplay-grid>
    <p id="moves">{{ moves() }}</p>
  `,
})
export class App {
  readonly moves = signal(0);
}

export const config: ApplicationConfig = {
  providers: [provideZonelessChangeDetection(), provideClientHydration()],
};
