import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App, config } from './app';

const server = { providers: [provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]))] };

const bootstrap = (context: BootstrapContext) =>
  bootstrapApplication(App, mergeApplicationConfig(config, server), context);

export default bootstrap;
