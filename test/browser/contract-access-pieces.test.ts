// The contract of a game element: everyone can play it. The screens are those of sights/.
import { isForEveryone } from './support/access.js';
import { contracts } from './support/contract.js';
import { sights as pytagora } from './sights/pytagora.js';
import { sights as square } from './sights/up-and-down.js';

for (const [name, sights] of [
  ['pytagora', pytagora],
  ['up-and-down', square],
] as const)
  isForEveryone(
    contracts.find((game) => game.name === name)!,
    sights,
  );
