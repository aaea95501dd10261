import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { readonly sucursalId: string; readonly depositoId: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
});
afterAll(() => prueba.cerrar());

const contados = async (donde = '') => (await persona.get(`/api/inicio/tarjetas${donde}`)).cuerpo.pendientes;

/** What each of the lists behind the tiles says by itself. */
async function listados(sucursalId?: string) {
  const en = sucursalId === undefined ? '' : `&sucursalId=${sucursalId}`;
  const cuerpo = async (ruta: string) => (await persona.get(ruta)).cuerpo;
  const lista = `pagina=1&porPagina=1&contar=exacto&estado=BORRADOR${en}`;
  return {
    negativos: (await cuerpo(`/api/stock/centralizado/resumen?${en.slice(1)}`)).negativos,
    ajustes: (await cuerpo(`/api/stock/ajustes?${lista}`)).total,
    borradores: (await cuerpo(`/api/ventas/notas-de-pedido?${lista}`)).total,
    sinPrecio: (await cuerpo('/api/articulos/vistas')).sinPrecio,
  };
}

it('the work that waits is what its lists say, in a sucursal and in all of them', async () => {
  const articuloId = await sembrarArticulo(prueba.db, { permiteNegativo: true });
  const hecho = async (ruta: string, datos: object) => {
    const { status, cuerpo } = await persona.post(ruta, datos);
    expect(status, JSON.stringify(cuerpo)).toBeLessThan(300);
    return cuerpo;
  };
  const subfamiliaId = INICIALES.subfamilia;
  await hecho('/api/articulos', { codigo: 'SIN-PRECIO', descripcion: 'Nadie dijo cuánto sale', subfamiliaId });
  const ajustar = (depositoId: string, cantidad: string) =>
    hecho('/api/stock/ajustes', {
      ...{ depositoId, motivoId: INICIALES.motivoRotura },
      renglones: [{ articuloId, cantidad, ...(cantidad.startsWith('-') ? {} : { costo: '10' }) }],
    });
  await ajustar(INICIALES.deposito, '5');
  await ajustar(rosario.depositoId, '5');
  const { id, version } = await ajustar(rosario.depositoId, '-3');
  await hecho(`/api/stock/ajustes/${id}/aplicar`, { version });
  for (const depositoId of [INICIALES.deposito, INICIALES.deposito, rosario.depositoId]) {
    await hecho('/api/ventas/notas-de-pedido', {
      ...{ depositoId, clienteId: INICIALES.consumidorFinal },
      renglones: [{ articuloId, cantidad: '1' }],
    });
  }

  expect(await contados()).toEqual({ negativos: 1, ajustes: 2, borradores: 3, sinPrecio: 1 });
  expect(await contados()).toEqual(await listados());
  for (const sucursalId of [INICIALES.sucursal, rosario.sucursalId]) {
    expect(await contados(`?sucursalId=${sucursalId}`)).toEqual(await listados(sucursalId));
  }
  expect((await contados(`?sucursalId=${rosario.sucursalId}`)).negativos).toBe(1);
});
