// Installs Valkey or Redis with apt-get, if permitted and neither is there: the tests of the log of many machines need it.
// Without it they are left out, so this never fails.
import { install, onPath } from './apt.mjs';

const find = () => onPath('valkey-server', 'redis-server');

// Debian starts what it installs, which nobody here needs: the tests start their own.
if (!find()) install(['redis-server']);
console.log(
  find() ?? 'NOT INSTALLED: the tests of the log of many machines are left out. apt-get install redis-server',
);
