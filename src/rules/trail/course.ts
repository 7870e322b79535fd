/**
 * The course of a turn after the answer or the claim: the player's own move, landings, cards at once or kept, and the
 * next player (PLY-23, PLY-31 to PLY-34). PLYT and Sequence share it (SEQ-12).
 */
import { refuse, type RuleId, type Seat } from '../game.js';
import { cardChoices, type Card, type CardChoice } from './cards.js';
import { act, land, type Landed, type OpenCard, type TrailRules, type Unseen } from './chain.js';
import type { Tell } from './events.js';
import { isWhole } from './given.js';
import { mayPutBack, playableCards, playableCount, type Hands, type Running } from './hands.js';
import { replaced, without } from '../../lists.js';

type Refusal = ReturnType<typeof refuse>;
type Fields = Readonly<Record<string, unknown>>;

/** The phases in which a turn waits for a player, or the game is over. */
export type Pending<R extends Running> =
  | ({ readonly type: 'open-card' } & OpenCard & R)
  | ({ readonly type: 'turned-card' } & OpenCard & R)
  | ({ readonly type: 'play-cards' } & R)
  | { readonly type: 'over'; readonly winner: Seat };

/** The parts of a turn in which the games differ. */
export interface CourseGame<S extends Hands, R extends Running> {
  rules(state: S): TrailRules & { readonly cardsWhen: 'at-once' | 'keep' };
  /** The Master's number of the turn (PLY-24). */
  master(run: R): number;
  /** Returns the square that the player's own move leads to. */
  ownSquare(state: S, run: R): number;
  /** The rule that lets a player move only once in a turn. */
  readonly ownRule: RuleId;
  /** The type of the move that keeps a card. */
  readonly keeps: string;
  wait(state: S, pending: Pending<R>): S;
  /** Waits for chance to turn the top card, which nobody has seen yet. */
  waitForCard(state: S, unseen: Unseen, run: R): S;
  unseenCards(state: S): readonly Card[];
  /** Ends the turn and starts that of the next player. */
  pass(state: S, turn: Seat, tell: Tell): S;
}

/**
 * The time at which held cards may be played in a turn: after the player's own move (PLY-31), or also before it. Up to
 * version 0.2.0 any order was allowed, which still applies to records of that time.
 */
export type HandOrder = 'after-own-move' | 'any';

export class Course<S extends Hands, R extends Running> {
  constructor(
    private readonly game: CourseGame<S, R>,
    private readonly order: HandOrder = 'after-own-move',
  ) {}

  /** Returns what a card of `seat` can do now, given the Master of the turn. */
  usesOf(state: S, seat: Seat, card: Card, run: R): CardChoice[] {
    const { game } = this;
    return cardChoices(card, seat, game.master(run), state.at, game.rules(state).goal);
  }

  /** Continues the turn: the player's own move, a choice of cards, or the next player. */
  goOn(state: S, run: R, tell: Tell): S {
    const { game } = this;
    const holds = playableCount(state, run) > 0;
    if (run.own === 'to-come' && !(holds && this.order === 'any')) return this.ownMove(state, run, tell);
    // PLY-33: the choice is offered whenever the player holds a card, since skipping it would reveal that no card can be
    // used.
    return run.own !== 'lost' && holds
      ? game.wait(state, { type: 'play-cards', ...run })
      : game.pass(state, run.turn, tell);
  }

  /** Makes the move that a right answer or claim earns (PLY-10, SEQ-08). */
  ownMove(state: S, run: R, tell: Tell): S {
    const { game } = this;
    const { turn } = run;
    const from = state.at[turn];
    const to = game.ownSquare(state, run);
    const isThere = to === game.rules(state).goal;
    if (isThere && state.hands[turn].length > 0) {
      tell({ type: 'stayed', seat: turn, at: from, why: 'holds-cards' }); // PLY-32
      return this.goOn(state, { ...run, own: 'held-back' }, tell);
    }
    tell({ type: 'moved', seat: turn, from, to, cause: 'own' });
    const moved = { ...state, at: replaced(state.at, turn, to) };
    if (isThere) {
      tell({ type: 'won', seat: turn }); // PLY-12, SEQ-11
      return game.wait(moved, { type: 'over', winner: turn });
    }
    return this.landed(moved, turn, { ...run, own: 'made' }, tell);
  }

  /**
   * Handles a piece landing on a square; on a Plyt square its player turns a card (PLY-23).
   * @param links With kept cards, the number of turned cards played in this chain, which ends after as many as the pack
   *   holds (PLY-30).
   */
  landed(state: S, seat: Seat, run: R, tell: Tell, links = 0): S {
    const { game } = this;
    const rules = game.rules(state);
    if (rules.cardsWhen === 'at-once') {
      return this.#settle(state, land(state, seat, 0, game.master(run), rules, tell), run, tell);
    }

    const isChainOver = links > 0 && links >= state.pack.length;
    if (isChainOver || !rules.plytSquares.includes(state.at[seat])) return this.goOn(state, run, tell);
    const [card, ...pack] = state.pack;
    if (card === undefined) {
      tell({ type: 'no-card', seat });
      return this.goOn(state, run, tell);
    }
    if (card === 'unseen') return game.waitForCard(state, { seat, links, passed: 0 }, run);
    tell({ type: 'card-turned', seat, card: 'hidden', use: 'keep' }); // PLY-31
    return game.wait({ ...state, pack }, { type: 'turned-card', seat, card, links, ...run });
  }

  /** Judges a move that turns the top card, which may be any unseen card that is left (PLY-22). */
  turnCard(state: S, { seat, links, passed }: Unseen, run: R, move: Fields, tell: Tell): S | Refusal {
    if (move['type'] !== 'turn') return notNow('PLY-22', 'turn-card');
    const { game } = this;
    const card = game.unseenCards(state).find((one) => one === move['card']);
    if (!card) return refuse('PLY-22', 'not-in-pack', 'No such card is left in the pack.');
    const known = { ...state, pack: replaced(state.pack, 0, card) };
    const rules = game.rules(state);
    if (rules.cardsWhen === 'keep') return this.landed(known, seat, run, tell, links);
    return this.#settle(known, land(known, seat, links, game.master(run), rules, tell, passed), run, tell);
  }

  #settle(state: S, { trail, open, unseen }: Landed, run: R, tell: Tell): S {
    const { game } = this;
    const settled = { ...state, at: trail.at, pack: trail.pack };
    if (unseen) return game.waitForCard(settled, unseen, run);
    return open ? game.wait(settled, { type: 'open-card', ...open, ...run }) : this.goOn(settled, run, tell);
  }

  /** Judges the choice of an open card's use. */
  openCard(state: S, open: OpenCard, run: R, move: Fields, tell: Tell): S | Refusal {
    if (move['type'] !== 'card') return notNow('PLY-23', 'open-card');
    const { game } = this;
    const choice = chosen(this.usesOf(state, open.seat, open.card, run), move);
    if (!choice) return refuse('PLY-25', 'card-choice', 'The card does not go there.', { card: open.card });
    return this.#settle(state, act(state, open, choice, game.master(run), game.rules(state), tell), run, tell);
  }

  /** Judges the move for the card just turned: it is played now, kept, or put back if it can do nothing (PLY-31). */
  turnedCard(state: S, { seat, card, links }: OpenCard, run: R, move: Fields, tell: Tell): S | Refusal {
    const uses = this.usesOf(state, seat, card, run);
    if (move['type'] === 'card') {
      const choice = chosen(uses, move);
      if (!choice) return refuse('PLY-31', 'card-choice', 'The card does not go there.', { card });
      tell({ type: 'card-played', seat, card, master: this.game.master(run) });
      return this.#moved({ ...state, pack: [...state.pack, card] }, choice, run, tell, links + 1);
    }
    if (move['type'] === this.game.keeps) {
      tell({ type: 'card-kept', seat });
      const hands = replaced(state.hands, seat, [...state.hands[seat], card]);
      return this.goOn({ ...state, hands }, { ...run, fresh: run.fresh + (seat === run.turn ? 1 : 0) }, tell);
    }
    if (move['type'] !== 'put-back') return notNow('PLY-31', 'turned-card');
    if (uses.length > 0) {
      return refuse('PLY-31', 'card-usable', 'You can use this card: play it now or keep it.');
    }
    tell({ type: 'card-put-back', seat });
    return this.goOn({ ...state, pack: [...state.pack, card] }, run, tell);
  }

  /**
   * Judges a card played from the hand, or the end of the turn. The player's own move is still to come only in
   * positions of version 0.2.0, where cards could be played before it; the turn then continues with that move.
   */
  playCards(state: S, run: R, move: Fields, tell: Tell): S | Refusal {
    const { game } = this;
    const { turn, own } = run;
    if (move['type'] === 'advance') {
      if (own !== 'to-come') return refuse(game.ownRule, 'own-move-over', 'You move only once in a turn.');
      return this.ownMove(state, run, tell);
    }
    if (move['type'] === 'done') {
      if (own === 'to-come') return refuse(game.ownRule, 'own-move-first', 'Make your own move first.');
      return game.pass(state, turn, tell);
    }
    if (move['type'] !== 'card' && move['type'] !== 'put-back') return notNow('PLY-31', 'play-cards');
    if (own === 'to-come' && this.order !== 'any') {
      return refuse('PLY-31', 'own-move-first', 'Make your own move first.');
    }

    const cards = playableCards(state, run);
    const { index } = move;
    if (!isWhole(index, 0, cards.length - 1)) {
      return refuse('PLY-31', 'no-such-card', 'You can only play cards from earlier turns.', { cards: cards.length });
    }
    const card = cards[index];
    const rid = {
      ...state,
      hands: replaced(state.hands, turn, without(state.hands[turn], index)),
      pack: [...state.pack, card],
    };
    if (move['type'] === 'card') {
      const choice = chosen(this.usesOf(state, turn, card, run), move);
      if (!choice) return refuse('PLY-31', 'card-choice', 'The card does not go there.', { card });
      tell({ type: 'card-played', seat: turn, card, master: game.master(run) });
      return this.#moved(rid, choice, run, tell);
    }
    if (!mayPutBack(state, run, card, game.rules(state).goal)) {
      return refuse('PLY-34', 'card-stays', 'You can only put back a useless card that has stopped your move.');
    }
    tell({ type: 'card-put-back', seat: turn });
    return this.goOn(rid, run, tell);
  }

  /** Moves a piece by a card and handles its landing. */
  #moved(state: S, { seat, to }: CardChoice, run: R, tell: Tell, links = 0): S {
    tell({ type: 'moved', seat, from: state.at[seat], to, cause: 'card' });
    return this.landed({ ...state, at: replaced(state.at, seat, to) }, seat, run, tell, links);
  }
}

const notNow = (rule: RuleId, phase: string): Refusal => refuse(rule, 'not-now', 'You cannot do that now.', { phase });

const chosen = (choices: readonly CardChoice[], move: Fields): CardChoice | undefined =>
  choices.find(({ seat, to }) => seat === move['seat'] && to === move['to']);
