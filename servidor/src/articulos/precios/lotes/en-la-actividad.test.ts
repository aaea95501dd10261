import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, lote, ponerPrecio } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Ana' });
});
afterAll(() => prueba.cerrar());

const actividadDe = async (id: string, antesDe?: string) => {
  const { status, cuerpo } = await persona.get(
    `/api/actividad/articulo/${id}${antesDe === undefined ? '' : `?antesDe=${antesDe}`}`,
  );
  expect(status).toBe(200);
  return cuerpo.hechos;
};

it('ART-26 the trail of an artículo tells the prices that batches wrote, and those that came back, among what people did', async () => {
  const [id, otro] = [await articulo(persona), await articulo(persona)];
  await ponerPrecio(persona, id, { importe: '100' });
  await ponerPrecio(persona, id, { importe: '90', cantidadDesde: '10' });
  await ponerPrecio(persona, otro, { importe: '50' });
  const aplicado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar', 'aplicar');
  await ponerPrecio(persona, id, { importe: '95', cantidadDesde: '10' });
  const { revertidoPor } = await caminar(persona, aplicado, 'revertir');

  const hechos = await actividadDe(id);
  expect(hechos.map(({ accion, quien }: Record<string, string>) => [accion, quien])).toEqual([
    ['articulo.volver_precios', 'Ana'],
    ['articulo.precio', 'Ana'],
    ['articulo.cambiar_precios', 'Ana'],
    ['articulo.precio', 'Ana'],
    ['articulo.precio', 'Ana'],
    ['articulo.crear', 'Ana'],
  ]);
  expect(hechos[2]).toMatchObject({ loteId: aplicado.id, motivo: 'Aumento de agosto' });
  expect(hechos[2].campos).toEqual([
    { campo: 'precio Lista 1', antes: '100.00', despues: '110.00' },
    { campo: 'precio Lista 1 desde 10', antes: '90.00', despues: '99.00' },
  ]);
  // What somebody changed since stays, and is no news.
  expect(hechos[0]).toMatchObject({ loteId: revertidoPor.id, motivo: 'Salió mal' });
  expect(hechos[0].campos).toEqual([{ campo: 'precio Lista 1', antes: '110.00', despues: '100.00' }]);
  // It goes on from where a page ended.
  expect(await actividadDe(id, hechos[1].id)).toEqual(hechos.slice(2));
  expect(await actividadDe(otro)).toHaveLength(2);
});
