import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
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

const LOTES = '/api/articulos/lotes-de-precio';

/** A list that was applied and left its prices ready, and what is done with that batch. */
async function conPrecios() {
  const { proveedorId, archivo, sube } = await mundo.negocio();
  await admin.post(`/api/articulos/${sube}/precios`, { listaId: INICIALES.lista, importe: '200' });
  const id = await mundo.comparada(archivo, proveedorId, { limite: '90' });
  const { lista } = await mundo.hacer(id, 'aplicar', { proponerPrecios: true });
  expect(lista.lote).toMatchObject({ estado: 'SIMULADO' });
  const ver = async () => (await admin.get(`${LOTES}/${lista.lote.id}`)).cuerpo;
  const mover = async (que: string) => {
    const { version } = await ver();
    expect(await admin.post(`${LOTES}/${lista.lote.id}/${que}`, { version })).toMatchObject({ status: 200 });
  };
  return { id, lote: lista.lote.id, ver, mover };
}

it('PRE-18 taking back a list discards the prices that it proposed, also when they were approved', async () => {
  for (const pasos of [[], ['aprobar']]) {
    const { id, lote, ver, mover } = await conPrecios();
    for (const paso of pasos) await mover(paso);
    expect(await mundo.hacer(id, 'revertir')).toMatchObject({
      estado: 'REVERTIDA',
      fallo: null,
      lista: { lote: { id: lote, estado: 'DESCARTADO' } },
    });
    expect(await ver()).toMatchObject({ estado: 'DESCARTADO' });
    const { rows } = await prueba.pool.query(
      `select quien, motivo from auditoria where entidad_id = $1 and accion = 'lote.descartar'`,
      [lote],
    );
    expect(rows).toMatchObject([{ motivo: 'Se revirtió la lista lista.csv' }]);
  }
});

it('PRE-18 prices of a list that were applied stay when it is taken back, and the list tells so', async () => {
  const { id, ver, mover } = await conPrecios();
  await mover('aprobar');
  await mover('aplicar');
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({
    estado: 'REVERTIDA',
    fallo: null,
    lista: { lote: { estado: 'APLICADO' } },
  });
  expect(await ver()).toMatchObject({ estado: 'APLICADO' });
});
