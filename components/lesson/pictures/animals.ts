import type { nicknameKeys } from '../../../src/live/protocol/nicknames.js';

/** The colours of the pictures, which are the same in light and in dark: each picture has a ground of its own. */
export const colours = {
  // Grounds
  leaf: '#d3ecc5',
  sky: '#cfe6fa',
  sand: '#fbe9b7',
  sea: '#bfe8e6',
  dusk: '#e2d7f5',
  blush: '#fbd9dc',
  // Animals
  ink: '#26221f',
  coal: '#4a4644',
  grey: '#8d9298',
  silver: '#c3c8cc',
  white: '#fff',
  cream: '#f6e4c2',
  tan: '#cf9f63',
  brown: '#8b5a33',
  umber: '#5c3a22',
  rust: '#b5542a',
  orange: '#e9832c',
  gold: '#f0b232',
  yellow: '#fbd43f',
  red: '#d33c2e',
  pink: '#f39bb0',
  rose: '#e8688f',
  purple: '#8560b5',
  blue: '#3676c9',
  teal: '#1f9d97',
  green: '#4f9d43',
  lime: '#9bca4a',
} as const;

/** The animals: the ground, then each part with its colour, from the back to the front. */
export const animals: Readonly<Record<(typeof nicknameKeys)[number], string>> = {
  badger: 'leaf, smallEars coal, pointed white, band ink, eyes white, pupils ink, nose ink',
  bear: 'leaf, roundEars brown, innerRound tan, round brown, muzzle tan, eyes ink, nose ink, smile ink',
  bee: 'sky, beeWings white, feelers ink, beetleHead ink, beeBody yellow, beeBands ink',
  bison:
    'sand, sideHorns ink, broad umber, fringe brown, eyes white, pupils ink, bigMuzzle brown, nostrils ink, beard brown',
  butterfly: 'leaf, wings orange, wingMarks purple, feelers ink, thinBody ink',
  buzzard: 'sky, shoulders brown, preyHead brown, crescent cream, preyEye ink, hook coal',
  chamois: 'sky, hooks ink, sideEars brown, long cream, band umber, closeEyes ink, tip ink',
  chipmunk:
    'leaf, roundEars rust, wide orange, stripes cream, blaze umber, bigMuzzle cream, eyes ink, nose ink, teeth white, gap ink',
  clownfish: 'sea, fishTail orange, fins orange, fish orange, clownBands white, fishEyeRing white, fishEye ink',
  crab: 'sand, crabLegs red, claws red, stalks red, crab red, stalkEyes white, stalkPupils ink, grin ink',
  crane:
    'sky, legs coal, wader silver, fan coal, wadersWing grey, straightNeck coal, smallHead white, headCap red, smallEye ink, spear grey',
  cricket:
    'dusk, hopperLeg umber, hopperLegs umber, hopperFeelers umber, cerci umber, hopper brown, hopperWing umber, hopperEye white',
  curlew: 'sand, legs grey, wader tan, wadersWing brown, neck tan, smallHead tan, smallEye ink, downBow coal',
  deer: 'leaf, antlers umber, sideEars tan, innerSide pink, long tan, longMuzzle cream, closeEyes ink, tip ink',
  dolphin: 'sky, dolphinFin blue, dolphin blue, dolphinBelly white, dolphinFlipper blue, dolphinEye ink',
  dragonfly: 'sea, flyWings white, stick teal, stickHead teal, stickEyes ink',
  duckling: 'sky, hull yellow, duckWing gold, duckHead yellow, bill orange, eye ink, water blue',
  eagle: 'sky, shoulders umber, preyHead white, brow silver, preyEye ink, hook gold',
  falcon:
    'blush, shoulders grey, preyHead coal, preyCheek cream, moustache coal, chest cream, preyEye yellow, hook gold',
  finch:
    'leaf, feet umber, tail coal, body rose, belly cream, wing umber, bars white, head blue, eye ink, thick silver',
  firefly: 'dusk, glow yellow, sixLegs ink, feelers ink, beetleHead red, beeBody coal, lamp white, seam ink',
  flamingo:
    'sea, legs rose, wader pink, wadersWing rose, neck pink, smallHead pink, smallEye ink, bent white, bentTip ink',
  fox: 'leaf, pointedEars orange, innerPointed ink, pointed orange, cheeks white, eyes ink, nose ink',
  gazelle:
    'sand, lyre ink, sideEars gold, innerSide white, long gold, blaze white, longMuzzle white, closeEyes ink, tip ink',
  gecko: 'sand, lizardLegs lime, toes green, lizardTail lime, lizardBody lime, lizardHead lime, lizardEyes ink',
  giraffe:
    'sky, knobs gold, knobTips umber, sideEars gold, long gold, patchwork rust, longMuzzle cream, closeEyes ink, nostrils ink',
  goldfish: 'sky, veil gold, fins gold, fish orange, gill rust, fishEyeRing white, fishEye ink',
  grasshopper:
    'sand, hopperLeg green, hopperLegs green, hopperFeelers green, hopper lime, hopperWing green, hopperEye ink',
  hamster:
    'blush, roundEars gold, innerRound pink, wide gold, bigMuzzle white, eyes ink, nose pink, teeth white, gap ink',
  hare: 'leaf, hareEars tan, earTips ink, round tan, pads cream, eyes ink, nose umber, teeth white, gap ink',
  hawk: 'sand, shoulders grey, preyHead grey, chest white, brow white, preyEye orange, hook coal',
  hedgehog: 'leaf, spines umber, round cream, eyes ink, nose ink, smile ink',
  heron:
    'sea, legs gold, wader grey, wadersWing silver, neck silver, smallHead white, headPlume ink, smallEye ink, spear gold',
  hummingbird: 'blush, upTail green, body green, belly white, wing lime, head green, bib red, eye ink, needle ink',
  ibex: 'sky, ibexHorns brown, sideEars silver, long grey, longMuzzle silver, closeEyes ink, tip ink, beard coal',
  ibis: 'blush, legs coal, wader white, fan ink, neck ink, smallHead ink, smallEye white, downBow ink',
  jaguar:
    'leaf, roundEars gold, innerRound ink, round gold, rosettes ink, muzzle white, eyes green, pupils ink, nose ink, smile ink',
  jay: 'leaf, feet umber, tail ink, body pink, belly cream, wing blue, bars white, head pink, crest pink, eye ink, short ink, bib white',
  kangaroo: 'sand, hareEars rust, innerLong pink, narrow rust, longMuzzle tan, closeEyes ink, tip ink',
  kingfisher: 'sea, feet red, tail blue, body orange, wing blue, head blue, throat white, eye ink, dagger ink',
  kite: 'sky, glider rust, wingTips ink, fork rust, flyingHead silver, flyingBelly orange, flyingBeak gold',
  kiwi: 'dusk, feet tan, ball brown, scales umber, kiwiHead brown, kiwiEye ink, kiwiBeak coal',
  koala: 'leaf, bigEars grey, innerBig pink, round silver, eyes ink, koalaNose ink',
  ladybird: 'leaf, sixLegs ink, feelers ink, beetleHead ink, beetle red, seam ink, beetleDots ink',
  lark: 'sand, feet umber, tail umber, body tan, belly cream, dots umber, wing brown, head tan, crest brown, eye ink, short coal',
  lemur:
    'leaf, ringedTail ink, tailRings white, roundEars white, round white, patches ink, eyes orange, pupils ink, muzzle silver, nose ink',
  leopard: 'sand, smallEars yellow, round yellow, spots ink, muzzle white, eyes ink, nose rose, smile ink',
  lion: 'sand, mane rust, roundEars gold, round gold, muzzle cream, eyes ink, nose umber, smile ink',
  llama: 'blush, longEars cream, innerLong pink, long cream, wool white, longMuzzle white, closeEyes ink, tip umber',
  lobster:
    'sea, lobsterFeelers red, lobsterLegs red, lobsterArms red, lobsterClaws red, lobsterTail red, lobster red, lobsterRings white, lobsterEyes ink',
  lynx: 'sky, tufts ink, pointedEars tan, innerPointed white, ruff silver, round tan, spots brown, muzzle white, eyes ink, nose rose, smile ink',
  magpie: 'leaf, feet ink, longTail teal, body ink, belly white, wing blue, head ink, eye white, short ink',
  manatee: 'sea, manatee grey, manateeSnout silver, manateeFlipper coal, manateeEye ink, manateeNose ink',
  marmot: 'sand, smallEars umber, wide tan, bigMuzzle white, eyes ink, nose ink, teeth white, gap ink',
  marten: 'dusk, roundEars umber, innerRound cream, pointed umber, beard gold, muzzle cream, eyes ink, nose ink',
  meerkat:
    'sand, smallEars umber, narrow tan, patches umber, eyes white, pupils ink, muzzle cream, nose ink, smile ink',
  moose:
    'leaf, mooseAntlers tan, sideEars umber, long umber, bigMuzzle brown, closeEyes white, closePupils ink, nostrils ink, beard umber',
  narwhal: 'sky, tooth gold, narwhal silver, narwhalBelly white, narwhalFin grey, narwhalEye ink',
  newt: 'sea, newtLegs umber, newtCrest coal, newtBody umber, newtBelly orange, newtEye yellow',
  nightingale:
    'dusk, feet umber, tail rust, body brown, belly silver, wing umber, head brown, eyeRing white, eye ink, short gold',
  octopus: 'sea, arms purple, octopus purple, octopusEyes white, octopusPupils ink, starSmile ink',
  okapi:
    'leaf, knobs umber, sideEars umber, innerSide pink, long umber, band rust, blaze white, longMuzzle white, closeEyes ink, nostrils ink',
  oriole: 'leaf, feet coal, tail ink, body yellow, wing ink, head yellow, stripe ink, eye ink, short red',
  otter: 'sky, smallEars umber, wide brown, bigMuzzle cream, whiskers umber, eyes ink, nose ink, smile ink, water blue',
  owl: 'dusk, owlEars brown, upright brown, front cream, scales brown, owlRings white, owlEyes ink, owlBeak gold, standingFeet gold',
  panda: 'leaf, roundEars ink, round white, patches ink, eyes white, pupils ink, nose ink, smile ink',
  parrot:
    'leaf, upright red, flippers blue, front yellow, face white, uprightEyes ink, parrotBeak coal, standingFeet coal',
  pelican:
    'sky, hull white, swanWing silver, neck white, smallHead white, pouch orange, upperBill gold, smallEye ink, water teal',
  penguin:
    'sky, flippers ink, upright ink, front white, face white, uprightEyes ink, uprightBeak orange, standingFeet orange',
  pony: 'leaf, pointedEars brown, sideMane cream, long brown, longMuzzle tan, forelock cream, closeEyes ink, nostrils ink',
  puffin:
    'sea, feet orange, tail ink, body ink, belly white, wing ink, head ink, puffinCheek white, eye ink, puffinBeak red, puffinBands yellow',
  puma: 'blush, roundEars tan, innerRound coal, round tan, ruff cream, pads white, eyes green, pupils ink, nose rose, smile ink',
  quail:
    'sand, feet umber, upTail brown, ball brown, scales cream, head rust, stripe white, plume ink, eye ink, short ink',
  rabbit: 'blush, longEars silver, innerLong pink, round silver, pads white, eyes ink, nose pink, teeth white, gap ink',
  raccoon:
    'dusk, pointedEars grey, innerPointed white, pointed silver, mask ink, eyes white, pupils ink, muzzle white, nose ink',
  reindeer: 'sky, reindeerAntlers umber, sideEars brown, long brown, longMuzzle white, closeEyes ink, tip red',
  robin:
    'sky, feet umber, tail brown, body brown, belly white, wing umber, head brown, breast orange, throat orange, eye ink, short ink',
  salamander:
    'leaf, lizardLegs ink, lizardTail ink, lizardBody ink, lizardHead ink, lizardDots yellow, lizardEyes yellow',
  seahorse: 'sea, crown gold, seahorseFin yellow, seahorse gold, seahorseRings rust, seahorseEye ink',
  squirrel:
    'leaf, squirrelTail orange, tufts rust, pointedEars rust, round rust, muzzle white, eyes ink, nose ink, teeth white, gap ink',
  starfish: 'sky, star orange, starDots yellow, starEyes ink, starSmile ink',
  stork: 'leaf, legs red, wader white, fan ink, straightNeck white, smallHead white, smallEye ink, spear red',
  swallow: 'blush, glider blue, fork blue, flyingHead blue, flyingBelly cream, flyingThroat red, flyingBeak ink',
  swan: 'sky, hull white, swanWing silver, swanNeck white, swanBeak orange, swanMask ink, water blue',
  swift: 'sky, sickle coal, shortFork coal, flyingHead coal, flyingBeak ink',
  tiger:
    'leaf, roundEars orange, innerRound white, round orange, tiger ink, pads white, eyes ink, nose rose, smile ink',
  toucan:
    'leaf, feet blue, tail ink, body ink, head ink, breast white, eyeRing teal, eye ink, toucanBeak orange, toucanTip ink',
  trout: 'sea, fishTail grey, fins grey, fish silver, troutBand rose, troutDots coal, fishEyeRing white, fishEye ink',
  turtle: 'sand, turtleFeet lime, turtleTail lime, turtleHead lime, shell green, plates lime, turtleEyes ink',
  unicorn:
    'dusk, pointedEars white, sideMane rose, long white, longMuzzle pink, forelock rose, horn gold, twist orange, closeEyes ink, nostrils rose',
  walrus: 'sky, broad brown, tusks white, pads tan, whiskers umber, closeEyes ink, nose ink',
  wolf: 'dusk, pointedEars grey, innerPointed coal, pointed grey, cheeks white, eyes gold, pupils ink, nose ink',
  woodpecker:
    'leaf, feet umber, tail ink, body white, wing ink, bars white, head white, cap red, stripe ink, eye ink, dagger coal',
  wren: 'leaf, feet umber, upTail brown, body brown, belly cream, wing rust, bars umber, head brown, stripe cream, eye ink, sharp coal',
  yak: 'sky, bentHorns tan, broad coal, fringe ink, eyes white, pupils ink, bigMuzzle grey, nostrils ink, beard ink',
  zebra:
    'sand, pointedEars white, innerPointed ink, long white, zebra ink, longMuzzle coal, forelock ink, closeEyes ink',
};
