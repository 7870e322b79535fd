/** The address of the log's servers, and the conditions under which an entry counts as kept. */
export interface Address {
  /** One server, or some of a cluster: the others are found through them. */
  servers: { host: string; port: number }[];
  username?: string;
  password?: string;
  tls: boolean;
  /** Number of replicas that must have an entry before it counts as kept. */
  replicas: number;
  /** True if an entry must also be on disk: that of the server, and with WAITAOF those of the replicas. */
  disk: boolean;
}

const protocols: Readonly<Record<string, boolean>> = { valkey: false, redis: false, valkeys: true, rediss: true };
const shape = /^([a-z]+):\/\/(?:([^/?#@]*)@)?([^/?#@]+)\/?(?:\?([^#]*))?$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TypeError('The name or the password is not written as in an address: use %25 for %.');
  }
};

function serverOf(text: string): { host: string; port: number } {
  const parts = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?$/.exec(text);
  const port = Number(parts?.[2] ?? 6379);
  if (!parts || port < 1 || port > 65_535) throw new TypeError(`${text} is no server: use host:port.`);
  return { host: parts[1].replace(/^\[|\]$/g, ''), port };
}

/**
 * Reads an address like `valkey://user:password@host:6379,host2,host3?replicas=1&disk=1`. The protocols are `valkey` and
 * `redis`, with TLS `valkeys` and `rediss`. `replicas` is 0 by default, `disk` is 1. Throws a TypeError that says what is
 * wrong; it never contains the password.
 */
export function readAddress(text: string): Address {
  const [, protocol, login, servers, query = ''] = shape.exec(text) ?? [];
  if (!servers || !Object.hasOwn(protocols, protocol))
    throw new TypeError('The address of the log is not like valkey://host:6379.');
  const numbers: Record<string, number> = { replicas: 0, disk: 1 };
  for (const [name, value] of new URLSearchParams(query)) {
    if (!Object.hasOwn(numbers, name)) throw new TypeError(`The address of the log has no setting ${name}.`);
    if (!/^\d$/.test(value) || (name === 'disk' && Number(value) > 1))
      throw new TypeError(`${value} is no value for ${name}.`);
    numbers[name] = Number(value);
  }
  const [username, ...password] = (login ?? '').split(':');
  return {
    servers: servers.split(',').map(serverOf),
    ...(username && { username: decoded(username) }),
    ...(password.length > 0 && { password: decoded(password.join(':')) }),
    tls: protocols[protocol],
    replicas: numbers['replicas'],
    disk: numbers['disk'] === 1,
  };
}
