import type { MultiplayPanelWords } from '../multiplay.js';

export const multiplayPanel: MultiplayPanelWords = {
  end: 'Chiudi la partita',
  endLater: (endAt, white) => `Quando i cubi bianchi sono ${endAt} o meno. Bianchi ora: *${white}*.`,
  endNow: (white) =>
    white === 1
      ? 'Resta *1* cubo bianco: puoi chiudere o continuare.'
      : `Restano *${white}* cubi bianchi: puoi chiudere o continuare.`,
};
