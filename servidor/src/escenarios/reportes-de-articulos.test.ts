import { claseXyz, clasificarAbc, variacionDeMeses } from '@trastienda/nucleo/articulos/reportes/abc-xyz.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { cargarMovimientos, depositosVirtuales } from '#stock/index.ts';

const R = '/api/articulos/reportes';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };
let ids: Record<'filtro' | 'bujia' | 'correa', string>;

const NOTAS = '/api/ventas/notas-de-pedido';

/** Asked for, confirmed and taken away. */
async function vender(articuloId: string, cantidad: string, depositoId: string = INICIALES.deposito): Promise<void> {
  const nota = { clienteId: INICIALES.consumidorFinal, depositoId, renglones: [{ articuloId, cantidad }] };
  let { id, version } = (await persona.post(NOTAS, nota)).cuerpo;
  for (const accion of ['confirmar', 'finalizar']) {
    const { status, cuerpo } = await persona.post(`${NOTAS}/${id}/${accion}`, { version });
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    ({ id, version } = cuerpo);
  }
}

type Entrada = {
  readonly articuloId: string;
  readonly cantidad: string;
  readonly costo: string;
  readonly depositoId?: string;
};

/** What comes in, each at its cost. */
const sembrarStock = (entradas: readonly Entrada[]) =>
  prueba.db.transaction().execute(async (tx) => {
    const desde = (await depositosVirtuales(tx)).get('INICIAL') ?? '';
    await cargarMovimientos(tx, [
      {
        ...{ tipo: 'INICIAL', fechaEfectiva: new Date('2026-01-02T12:00:00Z'), clave: uuidv7() },
        documento: { tipo: 'AJUSTE', id: uuidv7(), texto: 'Stock inicial' },
        usuarioId: persona.usuarioId,
        traspasos: entradas.map(({ depositoId = INICIALES.deposito, ...entrada }) => ({
          ...entrada,
          ...{ decimales: 0, desde, hacia: depositoId },
        })),
      },
    ]);
  });

/** The row of an artículo, wherever it stands. */
const filaDe = async (ruta: string, codigo: string) =>
  (await leer(`${ruta}${ruta.includes('?') ? '&' : '?'}porPagina=200`)).filas.find(
    (fila: { codigo: string }) => fila.codigo === codigo,
  );

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const [filtro, bujia, correa] = await Promise.all([
    sembrarArticulo(prueba.db, { codigo: 'FILTRO', precio: '100.00' }),
    sembrarArticulo(prueba.db, { codigo: 'BUJIA', precio: '10.00' }),
    sembrarArticulo(prueba.db, { codigo: 'CORREA', precio: '30.00' }),
  ]);
  ids = { filtro, bujia, correa };
  await sembrarStock([
    { articuloId: filtro, cantidad: '10', costo: '60' },
    { articuloId: bujia, cantidad: '100', costo: '4' },
    { articuloId: bujia, cantidad: '50', costo: '4', depositoId: rosario.depositoId },
    { articuloId: correa, cantidad: '5', costo: '20' },
  ]);
  await persona.post(`/api/articulos/${filtro}/costos`, { importe: '80', origen: 'Lista de agosto' });
  await persona.post('/api/articulos/cotizaciones', { valor: '1000', fuente: 'Banco' });
  await persona.post(`/api/articulos/${bujia}/costos`, { importe: '0.005', moneda: 'USD', origen: 'Lista en dólares' });
  await vender(filtro, '4');
  await vender(bujia, '30');
  await vender(bujia, '20', rosario.depositoId);
});
afterAll(() => prueba.cerrar());

const leer = async (ruta: string, quien = persona) => {
  const { status, cuerpo } = await quien.get(`${R}/${ruta}`);
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};

describe('REA-03 best and worst sellers', () => {
  it('tells what was sold, at the cost of its movement and at that of today', async () => {
    const { filas, total } = await leer('ventas');
    expect(total).toBe(2);
    expect(filas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['BUJIA', 'FILTRO']);
    expect(filas[1]).toMatchObject({
      unidades: '4',
      importe: '400.00',
      costo: '240.00',
      margen: '160.00',
      margenPorciento: '40',
      reposicion: '320.00',
      margenDeHoyPorciento: '20',
      existencia: '6',
    });
    // 50 bujías at US$ 0.005 of 1000 pesos.
    expect(filas[0]).toMatchObject({ importe: '500.00', costo: '200.00', reposicion: '250.00', existencia: '100' });
    expect((await leer('ventas?orden=margenPorciento')).filas[0].codigo).toBe('FILTRO');
  });

  it('what a cost was when it left is not changed by what comes in later', async () => {
    await sembrarStock([{ articuloId: ids.filtro, cantidad: '6', costo: '90' }]);
    expect(await filaDe('ventas', 'FILTRO')).toMatchObject({ costo: '240.00', existencia: '12' });
  });

  it('lists what is in hand and nobody took', async () => {
    const { filas } = await leer('ventas?vista=sinVentas');
    expect(filas).toHaveLength(1);
    expect(filas[0]).toMatchObject({ codigo: 'CORREA', unidades: '0', importe: '0.00', existencia: '5' });
  });

  it('sums the period, and follows it day by day', async () => {
    const hoy = diaArgentino(new Date());
    const resumen = await leer(`ventas/resumen?desde=${hoy}`);
    expect(resumen).toMatchObject({
      ...{ desde: hoy, hasta: hoy, articulos: 2, sinVentas: 1, importe: '900.00', costo: '440.00', paso: 'dia' },
      serie: [{ desde: hoy, importe: '900.00', costo: '440.00' }],
    });
    const trimestre = await leer('ventas/resumen');
    expect(trimestre.paso).toBe('semana');
    expect(trimestre.serie[0].desde).toBe(trimestre.desde);
    expect(sumar(trimestre.serie.map(({ importe }: { importe: string }) => importe)).toFixed()).toBe('900');
    const ayer = diaArgentino(new Date(Date.now() - 86_400_000));
    expect((await leer(`ventas?desde=${ayer}&hasta=${ayer}`)).filas).toEqual([]);
    expect((await persona.get(`${R}/ventas?desde=2026-02-01&hasta=2026-01-01`)).status).toBe(400);
    expect((await persona.get(`${R}/ventas?desde=2000-01-01`)).status).toBe(400);
  });

  it('INV-61 shows the sucursales somebody sells in, and INV-71 no cost to who may not see it in all of them', async () => {
    const vendedor = await prueba.cliente({ permisos: ['nota.ver'], sucursales: [rosario.sucursalId] });
    const { filas } = await leer('ventas', vendedor);
    expect(filas).toHaveLength(1);
    expect(filas[0]).toMatchObject({ codigo: 'BUJIA', unidades: '20', importe: '200.00', existencia: '30' });
    expect(filas[0]).toMatchObject({ costo: null, margen: null, margenPorciento: null, reposicion: null });
    expect((await leer(`ventas?sucursalId=${INICIALES.sucursal}`, vendedor)).filas).toEqual([]);
    expect(await leer('ventas/resumen', vendedor)).toMatchObject({ importe: '200.00', costo: null, margen: null });
    const csv = (await vendedor.get(`${R}/ventas/exportar`)).texto;
    expect(csv).toContain('BUJIA');
    expect(csv).not.toMatch(/costo|margen/i);

    const mezclado = await prueba.cliente({
      permisos: ['nota.ver'],
      enOtras: { permisos: ['costo.ver'], sucursales: [rosario.sucursalId] },
    });
    expect((await leer('ventas', mezclado)).filas[0].costo).toBe(null);
    expect((await leer(`ventas?sucursalId=${rosario.sucursalId}`, mezclado)).filas[0].costo).toBe('80.00');
  });
});

describe('GAP-21 the value of stock by two clocks', () => {
  it('INV-20 the company is worth what its costs say; what nobody knows the cost of counts the same twice', async () => {
    const { filas } = await leer('valuacion?orden=codigo');
    const [bujia, correa, filtro] = filas;
    expect(bujia).toMatchObject({ cantidad: '100', promedio: '400.00', reposicion: '500.00', brecha: '100.00' });
    expect(correa).toMatchObject({ costoReposicion: null, promedio: '100.00', reposicion: '100.00', brecha: '0.00' });
    expect(filtro).toMatchObject({ cantidad: '12', promedio: '900.00', reposicion: '960.00', brechaPorciento: '6.67' });
    const valuacion = await leer('valuacion/resumen');
    const enLibros = await prueba.db.selectFrom('costo_articulo').select('valor').execute();
    expect(Number(valuacion.promedio)).toBe(Number(sumar(enLibros.map(({ valor }) => valor)).toFixed()));
    expect(valuacion).toMatchObject({ articulos: 3, sinReposicion: 1, reposicion: '1560.00', brecha: '160.00' });
    expect(valuacion.rubros).toEqual([expect.objectContaining({ nombre: 'Sin clasificar', promedio: '1400.00' })]);
    expect(valuacion.sucursales.map((una: { nombre: string }) => una.nombre)).toEqual(['Casa Central', 'Rosario']);
    expect(valuacion.sucursales[1]).toMatchObject({ articulos: 1, promedio: '120.00', reposicion: '150.00' });
  });

  it('is told of one sucursal, and of those where somebody may see costs alone', async () => {
    const suyo = await prueba.cliente({ permisos: ['costo.ver'], sucursales: [rosario.sucursalId] });
    expect(await leer('valuacion/resumen', suyo)).toMatchObject({ promedio: '120.00', reposicion: '150.00' });
    expect((await leer(`valuacion?sucursalId=${INICIALES.sucursal}`, suyo)).filas).toEqual([]);
    expect(await leer(`valuacion/resumen?sucursalId=${rosario.sucursalId}`)).toMatchObject({ brecha: '30.00' });
    expect((await (await prueba.cliente({ permisos: ['articulo.ver'] })).get(`${R}/valuacion`)).status).toBe(403);
    expect((await persona.get(`${R}/valuacion/exportar`)).texto).toContain('FILTRO');
  });
});

describe('REA-05 ABC–XYZ', () => {
  /** Sales and returns of the last months, written straight into the ledger. */
  const sembrarSalidas = async (salidas: readonly { id: string; meses: readonly number[]; costo: string }[]) =>
    prueba.db.transaction().execute(async (tx) => {
      const virtuales = await depositosVirtuales(tx);
      const [cliente, inicial] = [virtuales.get('CLIENTE') ?? '', virtuales.get('INICIAL') ?? ''];
      const mover = (tipo: 'INICIAL' | 'VENTA', fecha: Date, id: string, cantidad: number, costo?: string) => ({
        ...{ tipo, fechaEfectiva: fecha, usuarioId: persona.usuarioId, clave: uuidv7() },
        documento: { tipo: 'NOTA', id: uuidv7(), texto: 'Prueba' },
        traspasos: [
          {
            ...{ articuloId: id, decimales: 0, cantidad: String(cantidad), ...(costo ? { costo } : {}) },
            desde: tipo === 'INICIAL' ? inicial : INICIALES.deposito,
            hacia: tipo === 'INICIAL' ? INICIALES.deposito : cliente,
          },
        ],
      });
      const haceMeses = (meses: number) => new Date(Date.now() - (meses * 30.4 + 5) * 86_400_000);
      await cargarMovimientos(
        tx,
        salidas.flatMap(({ id, meses, costo }) => [
          mover('INICIAL', haceMeses(20), id, 100_000, costo),
          ...meses.flatMap((cantidad, i) => (cantidad === 0 ? [] : [mover('VENTA', haceMeses(11 - i), id, cantidad)])),
        ]),
      );
    });

  it('gives each artículo the class that the rule gives it, by its whole ledger of twelve months', async () => {
    const casos = [
      { meses: Array.from({ length: 12 }, () => 10), costo: '100' },
      { meses: [0, 40, 0, 12, 0, 0, 80, 0, 0, 5, 0, 0], costo: '7' },
      { meses: [3, 4, 9, 2, 6, 5, 8, 1, 3, 7, 2, 10], costo: '13' },
      { meses: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], costo: '1' },
      { meses: Array.from({ length: 12 }, () => 0), costo: '1' },
    ];
    const articulos = await Promise.all(casos.map((_, i) => sembrarArticulo(prueba.db, { codigo: `ABC-${i}` })));
    await sembrarSalidas(casos.map((caso, i) => ({ id: articulos[i] ?? '', ...caso })));

    const { filas } = await leer('abc-xyz?porPagina=200');
    const resumen = await leer('abc-xyz/resumen');
    const clases = clasificarAbc(
      filas.map(({ articuloId, valor }: { articuloId: string; valor: string }) => ({ articuloId, valor })),
      resumen.umbrales,
    );
    for (const fila of filas) expect([fila.codigo, fila.abc]).toEqual([fila.codigo, clases.get(fila.articuloId)]);
    for (const [i, { meses, costo }] of casos.entries()) {
      const fila = filas.find(({ articuloId }: { articuloId: string }) => articuloId === articulos[i]);
      const unidades = meses.reduce((suma, mes) => suma + mes, 0);
      expect([fila.unidades, fila.valor]).toEqual([String(unidades), (unidades * Number(costo)).toFixed(2)]);
      const variacion = variacionDeMeses(meses);
      expect(fila.xyz).toBe(claseXyz(variacion, resumen.umbrales));
      expect(fila.variacion).toBe(variacion === null ? null : String(Number(variacion.round(1))));
    }
    expect(filas.at(-1)).toMatchObject({ acumulado: '100' });
    const celdas: { articulos: number; valor: string }[] = resumen.matriz;
    expect(celdas).toHaveLength(9);
    expect(celdas.reduce((suma, { articulos: cuantos }) => suma + cuantos, 0)).toBe(filas.length);
    expect(Number(sumar(celdas.map(({ valor }) => valor)))).toBe(Number(resumen.valor));
    expect(resumen.articulos + resumen.sinSalidas).toBe(filas.length);
    expect(resumen.curva.at(-1)).toEqual({ articulos: 100, valor: 100 });
    const deLaClase = await leer('abc-xyz?abc=C&xyz=Z');
    expect(deLaClase.total).toBe(resumen.matriz[8].articulos);
    expect((await persona.get(`${R}/abc-xyz/exportar`)).texto).toContain('ABC-0');
  });

  it('GAP-21 by the clock of reposición each exit is worth what it costs today', async () => {
    expect(await filaDe('abc-xyz?reloj=REPOSICION', 'FILTRO')).toMatchObject({ unidades: '4', valor: '320.00' });
    expect((await filaDe('abc-xyz', 'FILTRO')).valor).toBe('240.00');
  });

  it('a sale that is reversed, or comes back, does not count', async () => {
    const id = await sembrarArticulo(prueba.db, { codigo: 'VUELVE' });
    await sembrarSalidas([{ id, meses: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5], costo: '10' }]);
    expect(await filaDe('abc-xyz', 'VUELVE')).toMatchObject({ unidades: '5', valor: '50.00' });
    await prueba.db.transaction().execute(async (tx) => {
      await cargarMovimientos(tx, [
        {
          ...{ tipo: 'DEV_CLIENTE', fechaEfectiva: new Date(), usuarioId: persona.usuarioId, clave: uuidv7() },
          documento: { tipo: 'NOTA', id: uuidv7(), texto: 'Devolución' },
          traspasos: [
            {
              ...{ articuloId: id, decimales: 0, cantidad: '2', costo: '10', hacia: INICIALES.deposito },
              desde: (await depositosVirtuales(tx)).get('CLIENTE') ?? '',
            },
          ],
        },
      ]);
    });
    expect(await filaDe('abc-xyz', 'VUELVE')).toMatchObject({ unidades: '3', valor: '30.00' });
  });

  it('its thresholds are kept, and two who change them at once do not tread on each other', async () => {
    const { umbrales } = await leer('abc-xyz/resumen');
    expect(umbrales).toEqual({ version: 1, a: '80', b: '95', x: '50', y: '100' });
    const { version, ...deHoy } = umbrales;
    const cuerpo = (cambio: object, visto = version) => ({ version: visto, umbrales: { ...deHoy, ...cambio } });
    const cambiar = (cambio: object) => persona.patch(`${R}/abc-xyz/umbrales`, cuerpo(cambio));
    expect((await cambiar({ a: '96' })).status).toBe(400);
    expect((await cambiar({ x: '101' })).status).toBe(400);
    const respuestas = await Promise.all([cambiar({ a: '50' }), cambiar({ a: '60' })]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await leer('abc-xyz/resumen')).umbrales.version).toBe(2);
    const mira = await prueba.cliente({ permisos: ['costo.ver'] });
    expect((await mira.patch(`${R}/abc-xyz/umbrales`, cuerpo({}, 2))).status).toBe(403);
  });
});

it('what is below zero is not in hand, though nobody took it', async () => {
  const articuloId = await sembrarArticulo(prueba.db, { codigo: 'CORTO', permiteNegativo: true });
  const ajuste = { depositoId: INICIALES.deposito, motivo: 'Rotura', renglones: [{ articuloId, cantidad: '-2' }] };
  const { cuerpo } = await persona.post('/api/stock/ajustes', ajuste);
  expect((await persona.post(`/api/stock/ajustes/${cuerpo.id}/aplicar`, { version: 1 })).status).toBe(200);
  expect(await filaDe('ventas?vista=sinVentas', 'CORTO')).toBeUndefined();
});
