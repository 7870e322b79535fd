'use client';

import 'abacade/multiplay-grid';
import { useEffect, useState } from 'react';

export function Game() {
  const [moves, setMoves] = useState(0);
  // React attaches listeners to server-rendered elements only after rendering them again.
  const [, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <>
      <multiplay-grid players="Ada, Ben" size="5" end-at="8" onmoved={() => setMoves((before) => before + 1)} />
      <p id="moves">{moves}</p>
    </>
  );
}
