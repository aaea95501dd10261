import { expect, it } from 'vitest';
import { crearTurnos } from './turnos.ts';

it('so much goes on at once, the rest in the order it came, and what fails leaves its place', async () => {
  const turnos = crearTurnos(2);
  const empezados: string[] = [];
  const trabajo = (nombre: string) => {
    const fin = Promise.withResolvers<string>();
    const hecho = turnos.hacer(() => {
      empezados.push(nombre);
      return fin.promise;
    });
    return { hecho, fin };
  };
  const [a, b, c, d] = [trabajo('a'), trabajo('b'), trabajo('c'), trabajo('d')];
  await expect.poll(() => empezados).toEqual(['a', 'b']);
  b.fin.reject(new Error('broken'));
  await expect(b.hecho).rejects.toThrow('broken');
  await expect.poll(() => empezados).toEqual(['a', 'b', 'c']);
  a.fin.resolve('de a');
  expect(await a.hecho).toBe('de a');
  await expect.poll(() => empezados).toEqual(['a', 'b', 'c', 'd']);
  c.fin.resolve('de c');
  d.fin.resolve('de d');
  expect(await Promise.all([c.hecho, d.hecho])).toEqual(['de c', 'de d']);
  expect(await turnos.hacer(async () => 'después')).toBe('después');
});
