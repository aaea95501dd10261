import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importada, importarEn } from '#importaciones/archivo/archivos-de-prueba.ts';
import { descuadres } from '#importaciones/ventas/cuadre-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { verificaciones } from './verificaciones.ts';

const DATOS = join(import.meta.dirname, '../../../../shared/datos');
const VENTAS = join(DATOS, 'ventas_reales.csv');
const LOCALIDADES = join(DATOS, 'localidades.csv');

describe.skipIf(!existsSync(VENTAS) || !existsSync(LOCALIDADES))('the two real files', () => {
  let base: BaseDePrueba;
  let localidades: Importada;
  let ventas: Importada;
  let segundos: number;

  beforeAll(async () => {
    base = await crearBaseDePrueba();
    localidades = await importarEn(base, { entidad: 'localidades', ruta: LOCALIDADES });
    const inicio = performance.now();
    ventas = await importarEn(base, { entidad: 'ventas', ruta: VENTAS });
    segundos = (performance.now() - inicio) / 1000;
  }, 120_000);
  afterAll(() => base.cerrar());

  const contar = async (tabla: string, donde = 'true') =>
    Number((await base.pool.query(`select count(*) as total from ${tabla} where ${donde}`)).rows[0].total);

  it('TAB-01 localidades: 22.816 rows, 22.814 created, 2 reported', async () => {
    expect(localidades).toMatchObject({ leidas: 22_816, rechazadas: 2, conteo: { creadas: 22_814, yaEstaban: 0 } });
    expect(localidades.rechazos.map(({ fila, valor }) => [fila, valor])).toEqual([
      [13_910, 'MONTEAGUDO'],
      [14_431, 'LOS MENUCOS'],
    ]);
    expect(await contar('localidad')).toBe(22_814);
  });

  it('ventas: 9.954 lines in 467 comprobantes, 46 without price, 45 comprobantes with no line left', async () => {
    expect(ventas).toMatchObject({
      leidas: 10_000,
      rechazadas: 46,
      conteo: {
        notas: 424,
        devoluciones: 43,
        renglones: 9_954,
        articulos: 1_973,
        alternativos: 27,
        precios: 1_973,
        clientes: 323,
      },
    });
    expect('sinRenglones' in ventas.conteo && ventas.conteo.sinRenglones).toHaveLength(45);
    expect(new Set(ventas.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`))).toEqual(
      new Set(['UnitPrice: No tiene precio: no se puede tomar como venta.']),
    );
    expect(await contar('nota_renglon')).toBe(9_854);
    expect(await contar('devolucion_renglon')).toBe(100);
    expect(await contar('articulo', "tipo = 'SERVICIO'")).toBe(6);
    // Some three seconds on an idle machine; the rest is for one that runs everything at once.
    expect(segundos).toBeLessThan(60);
  });

  it('keeps the ledger equal to the file for every PRODUCTO, and no saldo below zero', async () => {
    expect(await descuadres(base, await readFile(VENTAS, 'utf8'))).toEqual([]);
    expect(await contar('saldo_stock', 'fisico < 0')).toBe(0);
    // What is left in the depósito is exactly what returned.
    expect(await contar('saldo_stock', 'fisico > 0')).toBe(
      await contar(`(select articulo_id from asiento_stock s join movimiento_stock m on m.id = s.movimiento_id
                      where m.tipo = 'DEV_CLIENTE' group by articulo_id) as t`),
    );
  });

  it('passes every integrity check', async () => {
    for (const { codigo, consulta } of verificaciones) {
      expect({ codigo, filas: await consulta(base.db) }).toEqual({ codigo, filas: [] });
    }
  });

  it('creates nothing the second time', async () => {
    const antes = [await contar('asiento_stock'), await contar('articulo'), await contar('importacion')];
    const otraVez = await importarEn(base, { entidad: 'ventas', ruta: VENTAS });
    expect(otraVez).toMatchObject({
      aplicada: false,
      rechazadas: 46,
      conteo: { notas: 0, yaEstaban: 467, articulos: 0 },
    });
    expect(await importarEn(base, { entidad: 'localidades', ruta: LOCALIDADES })).toMatchObject({
      aplicada: false,
      conteo: { creadas: 0, yaEstaban: 22_814 },
    });
    expect([await contar('asiento_stock'), await contar('articulo'), await contar('importacion')]).toEqual(antes);
  });
});
