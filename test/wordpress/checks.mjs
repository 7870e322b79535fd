// What `npm run wordpress` checks of pages with the plugin, as their visitors and authors get them.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join, posix } from 'node:path';
import { block, climb, gamesOn, link, loggedIn, published, scriptsOn, two } from './pages.mjs';

/** Checks that the scripts of the plugin have the files beside them, except those of games across devices and of elements that it does not have. */
export function haveTheirFiles(files) {
  const paths = new Set(files.map(([path]) => path));
  const isOther = (path) =>
    /^scripts\/(?:[\d.]+\/)?(?:abacade-(?:class|known|lobby|report)\b|[\w-]+\.live[-.])/.test(path);
  let count = 0;
  for (const [path, bytes] of files.filter(([path]) => /^scripts\/.*\.js$/.test(path)))
    for (const [, beside] of Buffer.from(bytes)
      .toString()
      .matchAll(/["'`]\.\/([\w./-]+\.js)["'`]/g)) {
      const wanted = posix.join(posix.dirname(path), beside);
      assert.ok(paths.has(wanted) || isOther(wanted), `${path} fetches ${wanted}, which is not there.`);
      count++;
    }
  assert.ok(count > 100);
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
  'options of another version are left out, and the others stay': async (site) => {
    const options = { preset: 'gone', fixed: '6', 'no-longer': '1' };
    const { page } = await published(site, block({ game: 'plyt', options }, link), { user: 'author' });
    assert.deepEqual(gamesOn(page), ['<plyt-board fixed="6" theme="auto">']);
  },
  'a visitor plays two games on a page, also under a strict policy': async (site) => {
    const { where } = await published(site, two);
    for (const policy of ['', '&policy=strict']) {
      const { played, errors } = await site.browser.play(where + policy, 2);
      assert.deepEqual(played, [
        ['plyt-board', true],
        ['multiplay-grid', true],
      ]);
      // Under the policy WordPress has errors of its own: what it writes inline is refused.
      if (!policy) assert.deepEqual(errors, []);
    }
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
  'the preview of the classic editor, which runs no script, has the name': async (site) => {
    const { id } = await published(site, 'Words', { user: 'author' });
    const as = await loggedIn(site.address, 'author');
    const shortcode = '[embed]https://abacade.example/play/multiplay.html?end-at=10[/embed]';
    const { data } = JSON.parse(
      await as('/wp-admin/admin-ajax.php', { action: 'parse-embed', post_ID: id, shortcode }),
    );
    assert.match(data.body, />Multiplay</);
    assert.deepEqual(gamesOn(data.body), []);
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
    const { page, may, where } = await published(site, block(climb, link), { user: 'teacher', path: '/second' });
    assert.equal(may, false);
    assert.deepEqual((await site.browser.play(where, 1)).played, [['plyt-board', true]]);
    assert.deepEqual(gamesOn(page), ['<plyt-board players=", bot:1" preset="times-table" fixed="6" theme="auto">']);
    const [, src] = /src="([^"]*)"/.exec(scriptsOn(page)[0]);
    assert.equal((await fetch(src)).status, 200);
  },
};
