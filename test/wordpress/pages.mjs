// What the checks of `npm run wordpress` share: pages to publish, and readers of them.

/** Publishes a content and returns what was stored, and the page of a visitor. */
export async function published({ address, php }, content, { user = 'admin', path = '' } = {}) {
  const { id, content: stored, may } = JSON.parse(php('post.php', [user, `--path=${path}/`], content));
  const where = `${address}${path}/?p=${id}`;
  const read = async () => (await fetch(where)).text();
  return { id, stored, may, read, where, page: await read() };
}

export const block = (attributes, inner = '') =>
  `<!-- wp:abacade/game ${JSON.stringify(attributes)} -->\n${inner}\n<!-- /wp:abacade/game -->`;
export const climb = {
  game: 'plyt',
  options: { players: ', bot:1', preset: 'times-table', fixed: '6' },
  name: 'Climb',
};
export const link = '<p class="wp-block-abacade-game"><a href="https://school.example/">Climb</a></p>';

/** Two games, as a visitor plays them at once. */
export const two =
  block({ game: 'plyt', options: { players: 'Ada, Ben' } }) +
  block({ game: 'multiplay', options: { players: 'Ada, Ben' } });

/** Returns the elements of games on a page, as they are written. */
export const gamesOn = (page) =>
  page.match(
    /<(?:(?:plyt|sequence|pytagora)-board|multiplay-grid|pytagora-(?:square|tables)|abacade-warm-up)\b[^>]*>/g,
  ) ?? [];
export const scriptsOn = (page) => page.match(/<script[^>]*\/scripts\/abacade\.js[^>]*>/g) ?? [];

/** Logs a user in, and returns a function that fetches pages as that user, or sends a form. */
export async function loggedIn(address, user) {
  const form = new URLSearchParams({ log: user, pwd: 'password', testcookie: '1' });
  const answer = await fetch(`${address}/wp-login.php`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP+Cookie+check' },
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (path, sent) => {
    const how = sent && { method: 'POST', body: new URLSearchParams(sent) };
    return (await fetch(`${address}${path}`, { headers: { cookie }, ...how })).text();
  };
}
