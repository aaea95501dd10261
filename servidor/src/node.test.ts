import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('seguridad 3.13 the server runs where no object has its prototype under a name', () => {
  const { argumentos } = JSON.parse(readFileSync(new URL('../node.json', import.meta.url), 'utf8'));
  const { stdout } = spawnSync(process.execPath, [...argumentos, '-p', "'__proto__' in {}"], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('false');
});
