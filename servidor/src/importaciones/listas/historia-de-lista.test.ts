import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let mundo: MundoDeListas;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

type Cambio = {
  readonly origen: string;
  readonly detalle: string;
  readonly importacionId: string | null;
  readonly antes: { readonly neto: string } | null;
  readonly despues: { readonly neto: string } | null;
  readonly quitado: boolean;
  readonly quien: string | null;
};
const historia = async (id: string): Promise<readonly Cambio[]> =>
  (await admin.get(`/api/articulos/${id}/proveedores/historia`)).cuerpo.filas;

it('UA-13 a list of a proveedor, and taking it back, are in the history of each artículo whose cost they change, with their file', async () => {
  const { proveedorId, archivo, sube, igual, falta, nuevo } = await mundo.negocio();
  const id = await mundo.comparada(archivo, proveedorId);
  await mundo.decidir(id, 'marcar', { marca: 'confirmar', cuales: { filtro: {} } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
  expect(await historia(sube)).toMatchObject([
    { origen: 'LISTA', importacionId: id, antes: { neto: '61.56' }, despues: { neto: '73.872' }, quien: 'Ana' },
    { origen: 'MANO', importacionId: null, antes: null, despues: { neto: '61.56' } },
  ]);
  const [deLista] = await historia(sube);
  expect(deLista?.detalle).toContain('lista.csv');
  // Looked at, or no longer brought: what it asks is what it was.
  expect(await historia(igual)).toMatchObject([{ origen: 'MANO' }]);
  expect(await historia(falta)).toMatchObject([{ origen: 'MANO' }]);
  expect(await historia(nuevo)).toMatchObject([{ origen: 'LISTA', antes: null, despues: { neto: '6.156' } }]);

  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
  expect(await historia(sube)).toMatchObject([
    { origen: 'REVERSION', importacionId: id, antes: { neto: '73.872' }, despues: { neto: '61.56' }, quien: 'Ana' },
    { origen: 'LISTA' },
    { origen: 'MANO' },
  ]);
  expect(await historia(nuevo)).toMatchObject([
    { origen: 'REVERSION', antes: { neto: '6.156' }, despues: null, quitado: true, quien: 'Ana' },
    { origen: 'LISTA' },
  ]);
});
