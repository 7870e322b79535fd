import type { MultiplayPanelWords } from '../multiplay.js';

export const multiplayPanel: MultiplayPanelWords = {
  end: 'Chiudi la partita',
  endLater: (endAt, white) => `Con ${endAt} cubi bianchi o meno. Ora: *${white}*.`,
  endNow: (white) =>
    white === 1
      ? 'Resta *1* cubo bianco: puoi chiudere o continuare.'
      : `Restano *${white}* cubi bianchi: puoi chiudere o continuare.`,
};
