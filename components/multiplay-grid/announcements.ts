import { legalCells, placeOf, type MultiplayEvent, type MultiplayState } from '../../src/rules/multiplay/index.js';
import type { MultiplayContext } from './context.js';

/** F8: column and row. */
export function placeName(cell: number, size: number, figure: (value: number) => string): string {
  const { column, row } = placeOf(cell, size);
  return `${column}${figure(row)}`;
}

/** An event as a sentence; `state` is the one it led to. Empty where another event of the same move says it. */
export function announce(v: MultiplayContext, event: MultiplayEvent, state: MultiplayState): string {
  const { events } = v.gameWords.announcements;
  const { figure } = v;
  const names = v.match.players.map(({ name }) => name);
  switch (event.type) {
    case 'rolled':
      if (event.forStart) return events.rolledForStart(names[event.seat], event.die);
      return state.phase === 'choose' || state.phase === 'answer'
        ? events.rolled(names[event.seat], event.die, legalCells(state, event.die).length)
        : '';
    case 'tied':
      return events.tied(event.seats.map((seat) => names[seat]).join(', '));
    case 'starts':
      return events.starts(names[event.seat]);
    case 'passed':
      return events.passed(names[event.seat], event.die);
    case 'placed': {
      const sum = `${figure(event.number)} (${figure(event.die)} × ${figure(event.number / event.die)})`;
      return events.placed(names[event.seat], sum, placeName(event.cell, state.options.size, figure));
    }
    case 'scored':
      return events.row(event.cells.length, names[event.seat], figure(event.points, true));
    case 'trapped': {
      const gains = event.ends.map((end) => `${names[end.seat]} ${figure(end.points, true)}`).join(', ');
      return events.trap(event.cells.length, names[event.seat], figure(-event.points, true), gains);
    }
    case 'answered': {
      const sum = event.prompt.replace('?', String(event.expected)).replace('*', ' × ').replace('=', ' = ');
      return event.given === event.expected
        ? events.right(names[event.seat], sum)
        : events.wrong(names[event.seat], figure(event.given), sum);
    }
    case 'late':
      return events.late(names[event.seat]);
    case 'ended':
      return events.ended(event.by === undefined ? undefined : names[event.by]);
  }
}
