import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { crearNota, NOTAS } from '#ventas/ayudas-de-prueba.ts';
import { crearKit, regir } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('INV-72 EST-10 the trail of a draft says what was chosen of a kit, before and after', async () => {
  const [a, b, c] = await Promise.all(['HE-A', 'HE-B', 'HE-C'].map((codigo) => sembrarArticulo(prueba.db, { codigo })));
  const { kitId, lineas } = await crearKit(prueba.db, admin, [
    { componenteId: a ?? '', cantidad: '1', sustitutos: [b ?? ''] },
    { componenteId: c ?? '', cantidad: '2', opcional: true },
  ]);
  const { codigo } = (await admin.get(`/api/articulos/${kitId}`)).cuerpo;
  const [deA = '', deC = ''] = lineas;
  const elegido = { opcionales: [deC], sustitutos: [{ lineaId: deA, articuloId: b ?? '' }] };
  const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: kitId, cantidad: '1' }] });
  const [{ id }] = nota.renglones;
  const elegir = async (version: number, elecciones: object) =>
    expect(
      (
        await admin.patch(`${NOTAS}/${nota.id}`, {
          version,
          renglones: [{ id, articuloId: kitId, cantidad: '1', elecciones }],
        })
      ).status,
    ).toBe(200);
  const ultimo = async () => (await admin.get(`/api/actividad/nota/${nota.id}`)).cuerpo.hechos[0].campos;
  const campo = `renglón ${codigo}`;

  await elegir(1, elegido);
  const conTodo = '1 × 100,00 (HE-B en lugar de HE-A, con HE-C)';
  expect(await ultimo()).toEqual([{ campo, antes: '1 × 100,00', despues: conTodo }]);
  await elegir(2, { opcionales: [], sustitutos: [] });
  expect(await ultimo()).toEqual([{ campo, antes: conTodo, despues: '1 × 100,00' }]);

  // Of a version that is not in force any more nobody knows what a line was.
  await elegir(3, elegido);
  await regir(admin, kitId, [{ componenteId: a ?? '', cantidad: '1' }]);
  await elegir(4, { opcionales: [], sustitutos: [] });
  expect(await ultimo()).toEqual([
    { campo, antes: '1 × 100,00 (con lo elegido de otra versión del kit)', despues: '1 × 100,00' },
  ]);
});
