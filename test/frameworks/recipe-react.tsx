import type {} from 'abacade/jsx';
import { useEffect, useState } from 'react';

export function Grid({ onEnd }: { onEnd: (scores: readonly number[]) => void }) {
  // React attaches listeners to server-rendered elements only after rendering them again.
  const [, setReady] = useState(false);
  useEffect(() => void import('abacade/multiplay-grid').then(() => setReady(true)), []);
  return (
    <multiplay-grid
      players="Ada, Ben"
      size={5}
      end-at={8}
      persist="grid"
      ongame-over={(event) => onEnd(event.detail.scores)}
    />
  );
}
