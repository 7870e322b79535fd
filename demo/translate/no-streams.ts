// Replaces the parts of Node that the reader of PO files imports but does not need for a text: streams, and other encodings.

export class Transform {}

export default { inherits: (): void => undefined };
