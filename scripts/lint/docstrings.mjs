// A lint rule for docstrings: they begin with what a function does ("Returns …") or with what a thing is ("Maximum …").

/** Beginnings of half sentences, which a reader has to complete by the name of what follows. */
const halfSentence = /^\*\s*(?:\*\s*)?(What|Whether|Who|Those|As|Of)\b/;

const rule = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Docstrings begin with a verb or a noun.' },
    messages: { half: 'A docstring begins with a verb or a noun, as "Returns whether …", not with "{{word}}".' },
    schema: [],
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [, word] = (comment.type === 'Block' && halfSentence.exec(comment.value)) || [];
          if (word) context.report({ loc: comment.loc, messageId: 'half', data: { word } });
        }
      },
    };
  },
};

export default { rules: { begin: rule } };
