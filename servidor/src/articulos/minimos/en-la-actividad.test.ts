import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

const A = '/api/articulos';

let prueba: Prueba;
let persona: Cliente;
let rosario: { readonly sucursalId: string; readonly depositoId: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Lucía' });
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
});
afterAll(() => prueba.cerrar());

it('INV-61 the trail and the report of changes tell what each depósito should hold to who may see what it has', async () => {
  const id = await sembrarArticulo(prueba.db);
  const minimos = [
    { depositoId: INICIALES.deposito, minimo: '5', objetivo: '20', maximo: null, ubicacion: 'A-3' },
    { depositoId: rosario.depositoId, minimo: '2', objetivo: '7', maximo: null, ubicacion: 'Altillo' },
  ];
  expect((await persona.put(`${A}/${id}/minimos`, { version: 1, minimos })).status).toBe(200);
  const { version } = (await persona.get(`${A}/${id}`)).cuerpo;
  const baja = await persona.post(`${A}/${id}/estado`, { version, accion: 'inactivar', motivo: 'No va más' });
  expect(baja.status).toBe(200);

  const permisos = ['articulo.ver', 'stock.ver'] as const;
  const alla = await prueba.cliente({ permisos, sucursales: [rosario.sucursalId] });
  const conOtras = await prueba.cliente({
    permisos: [...permisos, 'stock.ver_otras'],
    sucursales: [rosario.sucursalId],
  });
  const sinStock = await prueba.cliente({ permisos: ['articulo.ver'] });
  type Campo = { readonly campo: string };
  const enActividad = async (quien: Cliente): Promise<string[]> => {
    const { hechos } = (await quien.get(`/api/actividad/articulo/${id}`)).cuerpo;
    return hechos.flatMap(({ campos }: { campos: readonly Campo[] }) => campos.map(({ campo }) => campo));
  };
  const enReporte = async (quien: Cliente): Promise<string[]> =>
    (await quien.get(`${A}/reportes/cambios?clase=DATOS&porPagina=200`)).cuerpo.filas.map(({ campo }: Campo) => campo);
  for (const leer of [enActividad, enReporte]) {
    const deLugares = async (quien: Cliente) => {
      const campos = (await leer(quien)).filter((campo) => / en .*, /.test(campo));
      return [campos.filter((campo) => campo.endsWith(', Casa Central')).length, campos.length];
    };
    expect(await deLugares(persona)).toEqual([3, 6]);
    expect(await deLugares(conOtras)).toEqual([3, 6]);
    expect(await deLugares(alla)).toEqual([0, 3]);
    expect(await deLugares(sinStock)).toEqual([0, 0]);
    expect(await leer(sinStock)).toContain('estado');
  }
});
