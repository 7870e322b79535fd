// What `npm run wordpress` checks of pages with the plugin, as their visitors and authors get them.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Publishes a content and returns what was stored, and the page of a visitor. */
async function published({ address, php }, content, { user = 'admin', path = '/' } = {}) {
  const { id, content: stored, may } = JSON.parse(php('post.php', [user, `--path=${path}`], content));
  const read = async () => (await fetch(`${address}${path}?p=${id}`)).text();
  return { id, stored, may, read, page: await read() };
}

const block = (attributes, inner = '') =>
  `<!-- wp:abacade/game ${JSON.stringify(attributes)} -->\n${inner}\n<!-- /wp:abacade/game -->`;
const climb = { game: 'plyt', options: { players: ', bot:1', preset: 'times-table', fixed: '6' }, name: 'Climb' };
const link = '<p class="wp-block-abacade-game"><a href="https://school.example/">Climb</a></p>';

/** Returns the elements of games on a page, as they are written. */
const gamesOn = (page) =>
  page.match(
    /<(?:(?:plyt|sequence|pytagora)-board|multiplay-grid|pytagora-(?:square|tables)|abacade-warm-up)\b[^>]*>/g,
  ) ?? [];
const scriptsOn = (page) => page.match(/<script[^>]*\/scripts\/abacade\.js[^>]*>/g) ?? [];

/** Logs a user in, and returns a function that fetches pages as that user. */
async function loggedIn(address, user) {
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
  return async (path) => (await fetch(`${address}${path}`, { headers: { cookie } })).text();
}

export const checks = {
  'a block is an element and one module': async (site) => {
    const { page } = await published(site, block(climb, link) + block({ game: 'multiplay', options: {} }));
    assert.deepEqual(gamesOn(page), [
      '<plyt-board players=", bot:1" preset="times-table" fixed="6" theme="auto">',
      '<multiplay-grid theme="auto">',
    ]);
    const [script, ...more] = scriptsOn(page);
    assert.deepEqual(more, []);
    assert.match(script, /type="module"/);
    const [, src] = /src="([^"]*)"/.exec(script);
    const answer = await fetch(src);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type'), /javascript/);
    assert.ok(!page.includes('school.example'), 'the link is only for pages without the plugin');
  },
  'a page without a game has no script': async (site) => {
    const { page } = await published(site, '<p>Words</p>');
    assert.deepEqual(scriptsOn(page), []);
  },
  'an author without the right to write HTML uses it': async (site) => {
    const { page, stored, may } = await published(site, block({ ...climb, name: 'Ada & Ben' }, link), {
      user: 'author',
    });
    assert.equal(may, false);
    assert.match(stored, /wp:abacade\/game/);
    assert.deepEqual(gamesOn(page), ['<plyt-board players=", bot:1" preset="times-table" fixed="6" theme="auto">']);
  },
  'names keep their signs, whoever writes them': async (site) => {
    for (const user of ['admin', 'author']) {
      const { page } = await published(site, block({ game: 'plyt', options: { players: "Zoë & Ann, D'Arcy" } }), {
        user,
      });
      assert.deepEqual(gamesOn(page), ['<plyt-board players="Zoë &amp; Ann, D&#039;Arcy" theme="auto">']);
    }
  },
  'hostile attributes are dropped, and their author is told': async (site) => {
    const options = {
      ...{ onclick: 'alert(1)', 'x onmouseover': 'alert(1)', style: 'position:fixed', '"><script>': 'alert(1)' },
      ...{
        preset: '"><script>alert(1)</script>',
        standard: '2"',
        timer: '1 <2',
        players: ['Ada'],
        lang: 'xx',
        fixed: { a: 1 },
      },
      'real-dice': 'yes',
      theme: 'dark',
    };
    const { id, page } = await published(site, block({ game: 'plyt', options }));
    assert.deepEqual(gamesOn(page), ['<plyt-board theme="dark">']);
    assert.ok(!page.includes('alert(1)'));
    assert.ok(!page.includes('Only you see this'));
    const asAuthor = await (await loggedIn(site.address, 'admin'))(`/?p=${id}`);
    assert.match(
      asAuthor,
      /Only you see this[^<]*onclick, xonmouseover, style, script, preset, standard, timer, players, lang, fixed, real-dice/,
    );
  },
  'a game that does not exist, and a broken block, leave the page whole': async (site) => {
    const broken = '<!-- wp:abacade/game {"game":"plyt","options":{ -->\n<p>left</p>\n<!-- /wp:abacade/game -->';
    const contents = [block({ game: 'chess' }, link), block({ game: ['plyt'] }), block({ options: 7 }), broken];
    const { page } = await published(site, `${contents.join('\n')}<p>The end of the post</p>`);
    assert.match(page, /This game does not exist here\./);
    assert.match(page, /The end of the post/);
    assert.deepEqual(gamesOn(page), []);
    const { page: odd } = await published(site, block({ game: 'plyt', options: 'preset', name: ['a'] }));
    assert.deepEqual(gamesOn(odd), ['<plyt-board theme="auto">']);
  },
  'an earlier name of a game is understood': async (site) => {
    const { page } = await published(site, block({ game: 'upAndDown', options: { variant: 'both-ways' } }));
    assert.deepEqual(gamesOn(page), ['<pytagora-square variant="both-ways" theme="auto">']);
  },
  'a game of an element with several has its game': async (site) => {
    const { page } = await published(
      site,
      block({ game: 'plus-and-minus', options: { game: 'pytagora', 'up-to': '20' } }),
    );
    assert.deepEqual(gamesOn(page), ['<pytagora-board game="plus-and-minus" up-to="20" theme="auto">']);
  },
  'the shortcode has games, tables and activities': async (site) => {
    const codes = [
      '[abacade game="plyt" table="6"]',
      '[abacade game="tables" tables="6 7" theme="light"]',
      '[abacade activity="climb" table="8"]',
      '[abacade activity="sums" range="10"]',
      '[abacade game="multiplay" real-dice end-at="10"]',
      '[abacade activity="warm-up"]',
      '[abacade game="plyt" preset="no"><script>alert(1)</script>"]',
      '[abacade]',
    ];
    const { page } = await published(
      site,
      codes.map((code) => `<!-- wp:shortcode -->${code}<!-- /wp:shortcode -->`).join('\n'),
    );
    assert.deepEqual(gamesOn(page).slice(0, 6), [
      '<plyt-board preset="times-table" fixed="6" theme="auto">',
      '<pytagora-tables theme="light" tables="6 7">',
      '<plyt-board players=", bot:1" preset="times-table" fixed="8" theme="auto">',
      '<pytagora-board game="plus-and-minus" players=", bot:1" up-to="10" theme="auto">',
      '<multiplay-grid end-at="10" real-dice="" theme="auto">',
      '<abacade-warm-up tables="6" theme="auto">',
    ]);
    assert.match(page, /This game does not exist here\./);
  },
  'the address of a game on a line of its own is the game, with its options': async (site) => {
    const lines = [
      'https://abacade.example/play/multiplay.html?end-at=10&amp;heading=Ten&amp;score=won',
      'https://abacade.example/abacade/frame.html?game=plyt&amp;preset=times-table&amp;fixed=7&amp;onclick=1',
    ];
    const { page } = await published(site, lines.join('\n\n'), { user: 'author' });
    assert.deepEqual(gamesOn(page), [
      '<multiplay-grid end-at="10" theme="auto">',
      '<plyt-board preset="times-table" fixed="7" theme="auto">',
    ]);
  },
  'a feed has a link': async (site) => {
    await published(site, block(climb, link));
    const feed = await (await fetch(`${site.address}/?feed=rss2`)).text();
    assert.ok(!feed.includes('<plyt-board'));
    assert.match(feed, />Climb</);
  },
  'the link stays while the plugin is off, and the game comes back': async (site) => {
    const { read } = await published(site, block(climb, link));
    assert.equal(site.php('plugin.php', ['off']), 'off');
    const off = await read();
    assert.match(off, /<a href="https:\/\/school\.example\/"[^>]*>Climb<\/a>/);
    assert.deepEqual(scriptsOn(off), []);
    assert.equal(site.php('plugin.php', ['on']), 'on');
    assert.equal(gamesOn(await read()).length, 1);
  },
  'the editor has the block, its texts and its patterns': async (site) => {
    const editor = await (await loggedIn(site.address, 'author'))('/wp-admin/post-new.php');
    assert.match(editor, /plugins\/abacade\/block\.js/);
    assert.match(editor, /var abacadeBlock = \{"folder":"http:[^"]*\/scripts\\?\/"/);
  },
  'the folder of the plugin may have another name': async (site) => {
    const plugins = join(site.site, 'wp-content/plugins');
    site.php('plugin.php', ['off']);
    renameSync(join(plugins, 'abacade'), join(plugins, 'abacade-2'));
    site.php('plugin.php', ['on', 'abacade-2/abacade.php']);
    const { page } = await published(site, block(climb, link));
    assert.match(scriptsOn(page)[0], /plugins\/abacade-2\/scripts\/abacade\.js/);
  },
  'nothing has been logged': ({ site }) => {
    const file = join(site, 'wp-content/debug.log');
    const log = existsSync(file) ? readFileSync(file, 'utf8') : '';
    assert.deepEqual(
      log.split('\n').filter((line) => line.includes('plugins/abacade')),
      [],
    );
  },
};

export const networkChecks = {
  'a teacher of a network, who may write no HTML, uses it': async (site) => {
    const { page, may } = await published(site, block(climb, link), { user: 'teacher', path: '/second/' });
    assert.equal(may, false);
    assert.deepEqual(gamesOn(page), ['<plyt-board players=", bot:1" preset="times-table" fixed="6" theme="auto">']);
    const [, src] = /src="([^"]*)"/.exec(scriptsOn(page)[0]);
    assert.equal((await fetch(src)).status, 200);
  },
};
