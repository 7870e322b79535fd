// Keeps the secret of a launch in the storage of the platform, or asks for it, by the messages of LTI's platform storage. A
// platform that does not answer in time has none, and the launch goes on without it.
const main = document.querySelector('main');
const { frame, origin, name, secret, to } = main.dataset;
const patience = 2000;

const around = window.opener ?? window.parent;
const find = () => {
  if (frame === '_parent') return around;
  try {
    return around.frames[frame] ?? around;
  } catch {
    return around;
  }
};

const ask = (message) =>
  new Promise((resolve) => {
    const id = crypto.randomUUID?.() ?? String(Math.random());
    addEventListener('message', ({ data, origin: from }) => {
      const isAnswer = from === origin && data?.subject === `${message.subject}.response` && data.message_id === id;
      if (isAnswer) resolve(data.error ? undefined : data.value);
    });
    setTimeout(resolve, patience);
    if (around === window) return resolve(undefined);
    find().postMessage({ ...message, message_id: id, key: name }, origin);
  });

if (to === undefined) {
  const value = await ask({ subject: 'lti.get_data' });
  const form = document.querySelector('form');
  // Without an answer the field is left out: an empty secret would be a wrong one.
  if (typeof value === 'string') form.elements.secret.value = value;
  else form.elements.secret.remove();
  form.submit();
} else {
  await ask({ subject: 'lti.put_data', value: secret });
  location.replace(to);
}
