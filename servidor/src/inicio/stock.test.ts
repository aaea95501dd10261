import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { cargarMovimientos, depositosVirtuales } from '#stock/index.ts';
import { AHORA, contarHistoria, type Historia } from './ayudas-de-prueba.ts';

const I = '/api/inicio';

let prueba: Prueba;
let persona: Cliente;
let historia: Historia;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  historia = await contarHistoria(prueba, persona);
  prueba.reloj.ahora = AHORA;
});
afterAll(() => prueba.cerrar());

const leer = async (ruta: string, quien = persona) => {
  const { status, cuerpo } = await quien.get(`${I}/${ruta}`);
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};

describe('what the stock is worth', () => {
  it('is what the books say at each moment, and what was here half a year ago and nobody sold stands still', async () => {
    const { valorizado, hace30, puntos, inmovilizado } = await leer('stock');
    // 168 FILTRO at 66, 73 BUJIA at 4, 10 QUIETO at 50 and 5 NUEVO at 20; a month ago, 136 FILTRO at 60 and 100 BUJIA.
    expect([valorizado, hace30]).toEqual(['11980.00', '9060.00']);
    expect(puntos).toHaveLength(13);
    expect(puntos.slice(7)).toEqual([
      { dia: '2026-02-24', importe: '9180.00' },
      { dia: '2026-03-03', importe: '9060.00' },
      { dia: '2026-03-10', importe: '12120.00' },
      { dia: '2026-03-17', importe: '12120.00' },
      { dia: '2026-03-24', importe: '12160.00' },
      { dia: '2026-03-31', importe: '11980.00' },
    ]);
    expect(inmovilizado).toEqual({ importe: '500.00', porciento: '4.17' });
    expect((await persona.get('/api/articulos/reportes/valuacion/resumen')).cuerpo.promedio).toBe(valorizado);
  });

  it('of a part of the company, its units at the average that the company had then', async () => {
    const { valorizado, hace30, puntos, inmovilizado } = await leer(`stock?sucursalId=${INICIALES.sucursal}`);
    // Of 98 FILTRO nobody moved any in the month, but what came in elsewhere made them worth 66 each.
    expect([valorizado, hace30]).toEqual(['7228.00', '6780.00']);
    expect(puntos.slice(-4).map(({ importe }: { importe: string }) => importe)).toEqual([
      ...['7368.00', '7368.00', '7408.00', '7228.00'],
    ]);
    expect(inmovilizado).toEqual({ importe: '500.00', porciento: '6.92' });
    const rosario = await leer(`stock?sucursalId=${historia.rosario.sucursalId}`);
    expect(rosario).toMatchObject({ valorizado: '4752.00', inmovilizado: { importe: '0.00', porciento: '0' } });
  });

  it('what stands still is what its list adds up to, wherever it is asked: what has just come in is in neither', async () => {
    const R = '/api/articulos/reportes/valuacion';
    const deRosario = await prueba.cliente({ permisos: ['costo.ver'], sucursales: [historia.rosario.sucursalId] });
    for (const [donde, quien] of [
      ['', persona],
      [`sucursalId=${INICIALES.sucursal}`, persona],
      [`sucursalId=${historia.rosario.sucursalId}`, persona],
      ['', deRosario],
    ] as const) {
      const { inmovilizado } = await leer(`stock?${donde}`, quien);
      const { cuerpo } = await quien.get(`${R}/resumen?vista=inmovilizado&${donde}`);
      expect([donde, cuerpo.promedio]).toEqual([donde, inmovilizado.importe]);
      const lista = await quien.get(`${R}?vista=inmovilizado&${donde}`);
      expect(lista.cuerpo.total).toBe(cuerpo.articulos);
    }
    const { filas } = (await persona.get(`${R}?vista=inmovilizado`)).cuerpo;
    expect(filas).toMatchObject([{ codigo: 'QUIETO', promedio: '500.00' }]);
    const archivo = (await persona.get(`${R}/exportar?vista=inmovilizado`)).texto;
    expect([archivo.includes('QUIETO'), archivo.includes('NUEVO')]).toEqual([true, false]);
  });

  it('INV-71 is for who sees costs there, and nothing elsewhere', async () => {
    const sinCostos = await prueba.cliente({ permisos: ['nota.ver', 'stock.ver'] });
    expect((await sinCostos.get(`${I}/stock`)).status).toBe(403);
    const deRosario = await prueba.cliente({ permisos: ['costo.ver'], sucursales: [historia.rosario.sucursalId] });
    expect((await leer('stock', deRosario)).valorizado).toBe('4752.00');
    expect(await leer(`stock?sucursalId=${INICIALES.sucursal}`, deRosario)).toMatchObject({
      ...{ valorizado: '0.00', hace30: '0.00', inmovilizado: { importe: '0.00', porciento: null } },
    });
  });
});

describe('the cards', () => {
  const minimo = (articuloId: string, cuanto: string) =>
    sql`insert into politica_reposicion (articulo_id, decimales, deposito_id, minimo, objetivo, modificado_en)
        values (${articuloId}, 0, ${INICIALES.deposito}, ${cuanto}, 900, now())`.execute(prueba.db);

  it('count what there is, with what misses the most of its minimum first', async () => {
    const nota = { clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito };
    const renglones = [{ articuloId: historia.ids.nuevo, cantidad: '1' }];
    await persona.post('/api/ventas/notas-de-pedido', { ...nota, renglones });
    await minimo(historia.ids.filtro, '100');
    await minimo(historia.ids.bujia, '146');
    await minimo(historia.ids.quieto, '10');
    expect(await leer('tarjetas')).toEqual({
      pendientes: { negativos: 0, ajustes: 0, borradores: 1, sinPrecio: 0 },
      ...{ articulosActivos: 4, clientes: 3, notasAbiertas: 1, bajoStock: 2, obsoletos: 1 },
      paraReponer: {
        total: 2,
        filas: [
          { id: historia.ids.bujia, codigo: 'BUJIA', descripcion: 'Artículo BUJIA', disponible: '73', minimo: '146' },
          {
            id: historia.ids.filtro,
            codigo: 'FILTRO',
            descripcion: 'Artículo FILTRO',
            disponible: '96',
            minimo: '100',
          },
        ],
      },
    });
    const { bajoMinimo } = (await persona.get('/api/articulos/vistas')).cuerpo;
    expect(bajoMinimo).toBe(2);
    expect(await leer(`tarjetas?sucursalId=${historia.rosario.sucursalId}`)).toMatchObject({
      ...{ articulosActivos: 4, notasAbiertas: 0, bajoStock: 0, obsoletos: 0, paraReponer: { total: 0, filas: [] } },
    });
  });

  it('OBS-04 what nobody sold is obsolete when its place in the tree says so, and what has just come in never', async () => {
    const obsoletos = async () => (await leer('tarjetas')).obsoletos;
    const politica = (cual: string | null) =>
      sql`update subfamilia set obsolescencia = ${cual} where id = ${INICIALES.subfamilia}`.execute(prueba.db);
    expect(await obsoletos()).toBe(1);
    // 453 days since it came in, and 730 are allowed.
    await politica('ROTACION_BAJA');
    expect(await obsoletos()).toBe(0);
    await politica('NO_VENCE');
    expect(await obsoletos()).toBe(0);
    await politica(null);
  });

  it('are null, and not zero, for who may not see what they count', async () => {
    const sinPendientes = { negativos: null, ajustes: null, borradores: null, sinPrecio: null };
    const nada = { pendientes: sinPendientes, articulosActivos: null, clientes: null, notasAbiertas: null };
    const sinStock = { bajoStock: null, obsoletos: null, paraReponer: null };
    expect(await leer('tarjetas', await prueba.cliente({ permisos: [] }))).toEqual({ ...nada, ...sinStock });
    const vende = await prueba.cliente({ permisos: ['nota.ver'], sucursales: [historia.rosario.sucursalId] });
    expect(await leer('tarjetas', vende)).toEqual({
      ...{ ...nada, notasAbiertas: 0, ...sinStock },
      pendientes: { ...sinPendientes, borradores: 0 },
    });
    const mira = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [historia.rosario.sucursalId],
    });
    expect(await leer('tarjetas', mira)).toMatchObject({
      articulosActivos: 4,
      clientes: null,
      bajoStock: 0,
      obsoletos: 0,
    });
  });
});

it('what one depósito of a sucursal owes another does not stand still there twice', async () => {
  const [fondo, id] = [uuidv7(), await sembrarArticulo(prueba.db, { codigo: 'DEBE', permiteNegativo: true })];
  await prueba.db
    .insertInto('deposito')
    .values({
      ...{ id: fondo, sucursal_id: INICIALES.sucursal, codigo: 'FON', nombre: 'Fondo' },
      clase: 'FISICO',
      virtual: false,
    })
    .execute();
  await prueba.db.transaction().execute(async (tx) => {
    const virtuales = await depositosVirtuales(tx);
    const [inicial, ajuste] = [virtuales.get('INICIAL') ?? '', virtuales.get('AJUSTE') ?? ''];
    const comun = { fechaEfectiva: new Date('2025-01-03T12:00:00Z'), usuarioId: persona.usuarioId };
    const documento = { tipo: 'AJUSTE', id: uuidv7(), texto: 'De antes' };
    const deEse = { articuloId: id, decimales: 0, cantidad: '10' };
    await cargarMovimientos(tx, [
      {
        ...{ ...comun, documento, tipo: 'INICIAL', clave: 'debe:1' },
        traspasos: [{ ...deEse, desde: inicial, hacia: fondo, costo: '7' }],
      },
      {
        ...{ ...comun, documento, tipo: 'AJUSTE', clave: 'debe:2', permitirNegativo: true },
        traspasos: [{ ...deEse, desde: INICIALES.deposito, hacia: ajuste }],
      },
    ]);
  });
  const { inmovilizado } = await leer(`stock?sucursalId=${INICIALES.sucursal}`);
  expect(inmovilizado.importe).toBe('500.00');
  await prueba.db.updateTable('deposito').set({ activo: false }).where('id', '=', fondo).execute();
});
