// Installs Valkey or Redis with apt-get, if permitted and neither is installed: the tests of the log of many machines need it.
// Without it they are skipped, so this never fails.
import { install, onPath } from './apt.mjs';

const find = () => onPath('valkey-server', 'redis-server');

// Debian starts the server after installing it, which is not needed: the tests start their own.
if (!find()) install(['redis-server']);
console.log(
  find() ?? 'NOT INSTALLED: the tests of the log of many machines are left out. apt-get install redis-server',
);
