// What only Chromium lends to the browser tests.

const clients = new WeakMap();

/** The protocol of a page; what is emulated lasts as long as it is open. */
async function clientOf(page) {
  if (!clients.has(page)) clients.set(page, await page.createCDPSession());
  return clients.get(page);
}

const commands = {
  /** The page as it is read aloud: `{ role, name, level }` of every node that is not left out, each after its parent. */
  async 'accessibility-tree'(client) {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const walk = ({ ignored, role, name, childIds = [] }, level) => {
      const children = childIds.flatMap((id) => walk(byId.get(id), ignored ? level : level + 1));
      return ignored ? children : [{ role: role?.value ?? '', name: name?.value ?? '', level }, ...children];
    };
    return walk(nodes[0], 0);
  },

  /**
   * Has the reader's system ask for something: `{ 'forced-colors': 'active' }`; an empty object asks for nothing. `media`:
   * `print` for paper, empty for what it is.
   */
  async 'media-features'(client, { media, wanted }) {
    const features = Object.entries(wanted).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { media, features });
    return true;
  },
};

/** Brings them to the tests, as commands of the test runner. */
export const chromiumCommands = {
  name: 'chromium-commands',
  async executeCommand({ command, payload, session }) {
    if (!Object.hasOwn(commands, command)) return undefined;
    const page = session.browser.getPage(session.id);
    return commands[command](await clientOf(page), payload);
  },
};
