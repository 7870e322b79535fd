// The web app manifest, with which a device can install the site. Addresses are relative to the manifest.
const icon = (src, sizes, type, purpose) => ({ src, sizes, type, purpose });

export const manifest = `${JSON.stringify(
  {
    name: 'Abacade: number board games',
    short_name: 'Abacade',
    description: 'Number board games for any web page. Nothing leaves your device.',
    lang: 'en',
    id: 'index.html',
    start_url: 'index.html',
    scope: '.',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      icon('icon.svg', 'any', 'image/svg+xml', 'any'),
      icon('icons/icon-192.png', '192x192', 'image/png', 'any'),
      icon('icons/icon-512.png', '512x512', 'image/png', 'any'),
      icon('icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
    shortcuts: [
      { name: 'All games', url: 'gallery.html' },
      { name: 'Puzzles of the day', url: 'puzzles.html' },
      { name: 'Warm-up', url: 'warm-up.html' },
    ],
  },
  undefined,
  2,
)}\n`;
