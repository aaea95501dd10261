import { errores } from '@trastienda/nucleo/errores.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReglaRota } from '#http/regla-rota.ts';
import { type Carpeta, crearCarpeta, deVentas, importarEn } from '#importaciones/archivo/archivos-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

let base: BaseDePrueba;
let carpeta: Carpeta;
let comprobante = 0;
beforeAll(async () => {
  [base, carpeta] = await Promise.all([crearBaseDePrueba(), crearCarpeta()]);
});
afterAll(async () => {
  await Promise.all([base.cerrar(), carpeta.borrar()]);
});
beforeEach(() => {
  comprobante += 1;
});

/** Imports sales of one comprobante: codes, quantities and prices. */
async function vender(...lineas: readonly (readonly [string, string, string])[]) {
  const renglones = lineas.map(([codigo, cantidad, precio]) => {
    return `${comprobante};${codigo};X;${cantidad};5/3/2024 10:00;${precio};;`;
  });
  const ruta = await carpeta.escribir(`${comprobante}.csv`, deVentas(...renglones));
  return importarEn(base, { entidad: 'ventas', ruta });
}

async function renglones() {
  const { rows } = await base.pool.query(
    `select r.articulo_id as id, r.codigo, r.tipo, r.pedida, r.iva from nota_renglon r
       join nota_pedido n on n.id = r.nota_id where n.comprobante_externo = $1 order by r.orden`,
    [String(comprobante)],
  );
  return rows;
}

describe('sales of artículos that exist', () => {
  it('go to them by their own code, with their kind, their IVA and the decimals of their unidad', async () => {
    const cable = await sembrarArticulo(base.db, { codigo: 'CAB-25', decimales: 2, iva: '10.5' });
    const flete = await sembrarArticulo(base.db, { codigo: 'FLETE', tipo: 'SERVICIO' });
    const resumen = await vender(
      ['cab25', '2,5', '1'],
      ['CAB-25', '1,25', '3'],
      ['flete', '1', '9'],
      ['cab25', '0,125', '1'],
    );

    expect(resumen).toMatchObject({ rechazadas: 1, conteo: { notas: 1, articulos: 0, renglones: 3, alternativos: 2 } });
    expect(resumen.rechazos[0]?.motivo).toContain('hasta 2 decimales');
    expect(await renglones()).toEqual([
      { id: cable, codigo: 'CAB-25', tipo: 'PRODUCTO', pedida: '2.500', iva: '10.5' },
      { id: cable, codigo: 'CAB-25', tipo: 'PRODUCTO', pedida: '1.250', iva: '10.5' },
      { id: flete, codigo: 'FLETE', tipo: 'SERVICIO', pedida: '1.000', iva: '21' },
    ]);
  });

  it('leave their stock as it was', async () => {
    const id = await sembrarArticulo(base.db, { codigo: 'BUJIA' });
    await vender(['BUJIA', '7', '4']);
    const { rows } = await base.pool.query('select fisico from saldo_stock where articulo_id = $1', [id]);
    expect(rows).toEqual([{ fisico: '0.000' }]);
  });

  it('go to the one written the same where two codes differ only by their signs', async () => {
    const largo = await sembrarArticulo(base.db, { codigo: 'M6-10' });
    const corto = await sembrarArticulo(base.db, { codigo: 'ZZZ' });
    await base.db
      .updateTable('articulo')
      .set({ codigo: 'M6-1.0', codigo_norm: 'M610', distincion: 'M6-1.0' })
      .where('id', '=', corto)
      .execute();
    const resumen = await vender(['m6-1.0', '1', '2'], ['M6-10', '3', '5'], ['M6/10', '1', '6']);
    expect(resumen.conteo).toMatchObject({ articulos: 0, precios: 2 });
    expect((await renglones()).map(({ id, pedida }) => [id, pedida])).toEqual([
      [corto, '1.000'],
      [largo, '3.000'],
      [largo, '1.000'],
    ]);
  });

  it('are found by an alternative code too', async () => {
    const id = await sembrarArticulo(base.db, { codigo: 'FILTRO-1' });
    await base.pool.query(
      `insert into codigo_articulo (id, articulo_id, tipo, valor, valor_norm, decimales)
       values (gen_random_uuid(), $1, 'ALTERNATIVO', 'PH-3593', 'PH3593', 0)`,
      [id],
    );
    const resumen = await vender(['ph3593', '1', '2']);
    expect(resumen.conteo).toMatchObject({ articulos: 0, alternativos: 0 });
    expect(await renglones()).toMatchObject([{ id, codigo: 'FILTRO-1' }]);
  });

  it('do not revive an inactive one, and report a kit: what left of it nobody knows', async () => {
    const viejo = await sembrarArticulo(base.db, { codigo: 'VIEJO', estado: 'INACTIVO' });
    await sembrarArticulo(base.db, { codigo: 'JUEGO', tipo: 'KIT' });
    const resumen = await vender(['VIEJO', '1', '2'], ['JUEGO', '1', '2']);
    expect(resumen).toMatchObject({ rechazadas: 1, conteo: { articulos: 1, renglones: 1 } });
    const motivo =
      'Es un kit: no tiene stock propio, y el archivo no dice qué componentes salieron. Importá los componentes.';
    expect(resumen.rechazos).toMatchObject([{ fila: 3, columna: 'StockCode', motivo }]);
    expect((await renglones())[0]?.id).not.toBe(viejo);
  });

  it('add to the history of prices without touching a later one', async () => {
    const id = await sembrarArticulo(base.db, { codigo: 'CON-PRECIO', precio: '50.00' });
    await base.pool.query(
      `insert into precio (id, lista_id, articulo_id, desde, importe) values (gen_random_uuid(), $1, $2, '2025-01-01', 80)`,
      [INICIALES.lista, id],
    );
    await vender(['CON-PRECIO', '1', '60']);
    const { rows } = await base.pool.query('select importe from precio where articulo_id = $1 order by desde', [id]);
    expect(rows.map(({ importe }) => importe)).toEqual(['50.0000', '60.0000', '80.0000']);
  });
});

it('AJU-06 takes nothing of a file whose opening stock is above the limit of who brings it', async () => {
  const caro = await sembrarArticulo(base.db, { codigo: 'CARO' });
  await base.pool.query(
    `update articulo set costo_reposicion = 10, costo_reposicion_moneda = 'ARS', costo_reposicion_fecha = date_trunc('milliseconds', now()),
     costo_reposicion_origen = 'Prueba' where id = $1`,
    [caro],
  );
  await base.pool.query(
    "insert into concesion (usuario_id, rol) select id, 'administrador' from usuario where nombre = 'Operación por consola'",
  );
  const limitar = (maximo: number | null) =>
    base.pool.query("update limite_de_ajuste set maximo = $1 where rol = 'administrador'", [maximo]);
  await limitar(69);
  const error = await vender(['CARO', '7', '40']).catch((rota: unknown) => rota);
  expect((error as ReglaRota).error).toMatchObject({ code: 'stock.ajuste_sobre_limite', data: { que: 'importar' } });
  expect(await renglones()).toEqual([]);
  await limitar(70);
  expect(await vender(['CARO', '7', '40'])).toMatchObject({ conteo: { notas: 1 } });
  await limitar(null);
});

it('INV-18 takes nothing of a file dated in a closed period, and says so', async () => {
  await base.pool.query("insert into periodo (hasta) values ('2024-03-31')");
  const antes = await base.pool.query('select count(*) from nota_pedido');
  const error = await vender(['TARDE', '1', '2']).then(
    () => undefined,
    (rota: unknown) => rota,
  );
  expect(error).toBeInstanceOf(ReglaRota);
  expect((error as ReglaRota).error.code).toBe('stock.periodo_cerrado');
  expect(errores['stock.periodo_cerrado'].mensaje({})).toContain('período cerrado');
  expect(await base.pool.query('select count(*) from nota_pedido')).toMatchObject({ rows: antes.rows });
  await base.pool.query("delete from periodo where hasta = '2024-03-31'");
});
