// The rules of eslint-plugin-lit-a11y for oxlint. They store data in `sourceCode.parserServices`, which oxlint has frozen.
import plugin from 'eslint-plugin-lit-a11y';

/** Returns a context in which a rule may store data. */
const open = (context) =>
  Object.create(context, {
    sourceCode: { value: Object.create(context.sourceCode, { parserServices: { value: {} } }) },
  });

const opened = ({ meta, create }) => ({ meta, create: (context) => create(open(context)) });

export default {
  meta: { name: 'lit-a11y' },
  rules: Object.fromEntries(Object.entries(plugin.rules).map(([name, rule]) => [name, opened(rule)])),
};
