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
