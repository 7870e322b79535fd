// The page on which the operator registers platforms. Its key is in the fragment of the address, which no server receives.
const key = location.hash.slice(1);
const at = (id) => document.getElementById(id);
const status = at('status');

/** The sentences for the reasons for which the server refuses something here. */
const sentences = {
  'registration-key': 'This page needs the whole address that the server has printed.',
  'registration-fields': 'The platform ID and the client ID are needed.',
  'registration-address': 'An address is not valid. All of them begin with https://.',
  'platform-unknown': 'This platform is not registered any more.',
};

const make = (name, text, properties) =>
  Object.assign(document.createElement(name), { textContent: text, ...properties });

async function ask(method, body) {
  const answer = await fetch('/lti/api/platforms', {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(sentences[value.reason] ?? `The server refuses this: ${value.reason}.`);
  return value;
}

function show({ registration, fields, platforms }) {
  at('content').hidden = false;
  at('registration').textContent = registration;
  at('with-names').textContent = `${registration}&names=1`;
  at('fields').replaceChildren(
    ...Object.entries(fields).flatMap(([name, value]) => {
      const detail = document.createElement('dd');
      detail.append(make('code', value));
      return [make('dt', name), detail];
    }),
  );
  at('platforms').replaceChildren(...(platforms.length > 0 ? platforms.map(item) : [make('li', 'None yet.')]));
  at('erase').elements.id.replaceChildren(...platforms.map(({ id, name }) => make('option', name, { value: id })));
}

function item({ id, name, issuer, clientId, deployments }) {
  const one = make(
    'li',
    `${name}: ${issuer}, client ${clientId}, ${deployments.length > 0 ? `deployment ${deployments.join(', ')}` : 'all deployments'} `,
  );
  const remove = make('button', 'Remove, with all results', { type: 'button' });
  remove.addEventListener('click', () => {
    if (confirm(`Remove ${name}, and erase all that is kept of its pupils?`))
      void run(() => ask('DELETE', { id }), 'Removed.');
  });
  one.append(remove);
  return one;
}

async function run(work, done = '') {
  try {
    show(await work());
    status.textContent = done;
  } catch (error) {
    status.textContent = error.message;
  }
}

for (const [id, method, done] of [
  ['add', 'POST', 'Registered.'],
  ['erase', 'DELETE', 'Erased.'],
])
  at(id).addEventListener('submit', (event) => {
    event.preventDefault();
    void run(() => ask(method, Object.fromEntries(new FormData(event.target))), done);
  });
void run(() => ask('GET'));
