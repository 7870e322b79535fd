/** Shortens the private names of each class of a script to those that all classes use. */
export function shortenPrivateNames(code: string): string;
