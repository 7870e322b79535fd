export function filesOfVersions(folder: string, version: string): [path: string, bytes: Uint8Array][];
