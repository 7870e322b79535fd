// Stands in for what the reader of PO files asks Node for, and does not need for a text: streams, and other encodings.

export class Transform {}

export default { inherits: (): void => undefined };
