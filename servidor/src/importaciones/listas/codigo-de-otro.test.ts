import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

/** A line that the list calls as one artículo, and somebody says that it is not that one. */
async function soltada() {
  const proveedorId = await mundo.proveedor();
  const n = mundo.numero();
  const [suyo, otro] = (await Promise.all(['A', 'B'].map((letra) => mundo.articulo(`${letra}-${n}`)))) as [
    string,
    string,
  ];
  await mundo.agregar(suyo, proveedorId, { codigo: `DE-${n}`, costo: '100' });
  const id = await mundo.comparada(`Código;Detalle;Precio\nde ${n};Repuesto;110\n`, proveedorId);
  expect(await mundo.decidir(id, 'vincular', { linea: 1, articuloId: null })).toMatchObject({ status: 200 });
  return { id, proveedorId, n, suyo, otro };
}
const cuantos = async (): Promise<number> =>
  (await prueba.pool.query('select count(*)::int as n from articulo')).rows[0].n;

it('GAP-18 a line whose code is of one artículo is not given to another one until that one lets it go', async () => {
  const { id, proveedorId, n, suyo, otro } = await soltada();
  const vincular = (articuloId: string) => mundo.decidir(id, 'vincular', { linea: 1, articuloId });
  expect((await vincular(otro)).cuerpo).toMatchObject({
    code: 'importaciones.codigo_de_otro',
    data: { codigo: `de ${n}`, de: `A-${n}` },
  });
  expect(await mundo.lineas(id, 'situacion=SIN_ARTICULO')).toHaveLength(1);
  // It may be given back to whose it is.
  expect(await vincular(suyo)).toMatchObject({ status: 200 });
  await mundo.decidir(id, 'vincular', { linea: 1, articuloId: null });

  const { version } = (await mundo.tratosDe(suyo)).filas[0];
  const sinCodigo = await admin.patch(`/api/articulos/${suyo}/proveedores/${proveedorId}`, { version, codigo: '' });
  expect(sinCodigo).toMatchObject({ status: 200 });
  expect(await vincular(otro)).toMatchObject({ status: 200 });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null, lista: { omitidas: 0 } });
  expect((await mundo.tratosDe(otro)).filas).toMatchObject([{ codigo: `de ${n}`, costo: '110.00' }]);
});

it('INV-74 a line whose code is of another artículo creates none: nothing is left when the list is taken back', async () => {
  const { id } = await soltada();
  const antes = await cuantos();
  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { lineas: [1] } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 0, lista: { omitidas: 1 } });
  expect(await mundo.lineas(id, 'apartada=true')).toMatchObject([{ linea: 1, omitida: 'CODIGO_TOMADO' }]);
  expect(await cuantos()).toBe(antes);
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
  expect(await cuantos()).toBe(antes);
});
