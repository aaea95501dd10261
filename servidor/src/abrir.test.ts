import { expect, it } from 'vitest';
import { crearBaseDePrueba } from '#prueba/base.ts';
import { abrir } from './abrir.ts';
import { leerConfiguracion } from './configuracion.ts';

it('says that a connection was cut, but not of those that are being given back when everything stops', async () => {
  const base = await crearBaseDePrueba();
  const dichas: string[] = [];
  const log = { info: () => {}, warn: (linea: string) => void dichas.push(linea) };
  const abierta = await abrir(leerConfiguracion({ DATABASE_URL: base.url }), { papel: 'servidor', log });
  const cortar = () => {
    for (const pool of [abierta.pool, abierta.poolLargo]) pool.emit('error', new Error('terminating connection'));
  };
  cortar();
  const cerrada = abierta.cerrar();
  cortar();
  await cerrada;
  await base.cerrar();
  expect(dichas).toEqual(Array(2).fill('Se cortó una conexión con la base de datos: terminating connection'));
});

it('seguridad 3.11 says that what goes to a database of another machine is not encrypted, to the server and not to each order', async () => {
  // Nobody listens there: what is asked is what was said before trying.
  const DATABASE_URL = 'postgres://u:c@0.0.0.0:1/t';
  const decir = async (papel: 'servidor' | 'orden') => {
    const dichas: string[] = [];
    const log = { info: () => {}, warn: (linea: string) => void dichas.push(linea) };
    await expect(abrir(leerConfiguracion({ DATABASE_URL }), { papel, log })).rejects.toThrow();
    return dichas;
  };
  expect(await decir('servidor')).toEqual([expect.stringContaining('?sslmode=verify-full')]);
  expect(await decir('orden')).toEqual([]);
});
