import { describe, expect, it } from 'vitest';
import { watched } from '../../components/game/watched.js';

describe('A state that an element watches', () => {
  const elementWith = () => {
    const element = { updates: 0, requestUpdate: () => void element.updates++ };
    const host = { ...element, addController() {}, removeController() {}, updateComplete: Promise.resolve(true) };
    return { element, state: watched(host, { typed: '', dice: [] as readonly number[] }) };
  };

  it('asks the element to render again for each field that changes, and only then', () => {
    const { element, state } = elementWith();
    state.typed = '4';
    expect(state.typed).to.equal('4');
    expect(element.updates).to.equal(1);
    state.typed = '4';
    expect(element.updates).to.equal(1);
    Object.assign(state, { typed: '', dice: state.dice });
    expect(element.updates).to.equal(2);
    expect({ ...state }).to.deep.equal({ typed: '', dice: [] });
  });
});
