import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Carpeta,
  crearCarpeta,
  deVentas,
  type Importada,
  importarEn,
} from '#importaciones/archivo/archivos-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { descuadres } from './cuadre-de-prueba.ts';

let base: BaseDePrueba;
let carpeta: Carpeta;
let primera: Importada;

const ARCHIVO = deVentas(
  '536365;85123A;WHITE HOLDER ;6;1/12/2010 08:26;2,55;17850;United Kingdom',
  '536365;71053;LANTERN;2;1/12/2010 08:20;3,39;17850;United Kingdom',
  '536365;85123A;WHITE HOLDER;1;1/12/2010 08:26;2,55;17850;United Kingdom',
  '536370;POST;POSTAGE;3;1/12/2010 08:45;18;12583;France',
  '536379;D;Discount;1;1/12/2010 09:00;27,5;;',
  'C536391;71053;LANTERN;-5;1/12/2010 10:24;3,10;17548;United Kingdom',
  'C536392;D;Discount;-1;1/12/2010 10:30;9,5;17548;United Kingdom',
  '536414;22139;;56;1/12/2010 11:52;0;;United Kingdom',
  '536589;21777;;-10;1/12/2010 16:50;0;;United Kingdom',
  '536600;85123a;WHITE HOLDER;4;2/12/2010 09:00;3,75;;Italy',
  '536601;22;HALF;2,5;2/12/2010 09:00;1;;',
  '536602;71053;LANTERN;1;2/12/2010 09:00;2,99;17850;United Kingdom',
  '536602;71053;LANTERN;1;2/12/2010 09:00;2,99;13047;United Kingdom',
);

beforeAll(async () => {
  [base, carpeta] = await Promise.all([crearBaseDePrueba(), crearCarpeta()]);
  const ruta = await carpeta.escribir('ventas.csv', ARCHIVO);
  primera = await importarEn(base, { entidad: 'ventas', ruta });
});
afterAll(async () => {
  await Promise.all([base.cerrar(), carpeta.borrar()]);
});

async function filas<Fila>(sql: string): Promise<Fila[]> {
  return (await base.pool.query(sql)).rows as Fila[];
}

describe('importar ventas', () => {
  it('counts what it took and what it left out', () => {
    expect(primera).toMatchObject({
      perfil: 'Online Retail',
      leidas: 13,
      rechazadas: 4,
      aplicada: true,
      conteo: {
        notas: 5,
        devoluciones: 2,
        renglones: 9,
        yaEstaban: 0,
        sinRenglones: ['536414', '536589', '536601'],
        articulos: 4,
        alternativos: 1,
        precios: 4,
        clientes: 3,
      },
    });
  });

  it('reports each row left out by row, column and reason', () => {
    expect(primera.rechazos).toMatchObject([
      { fila: 9, columna: 'UnitPrice', valor: '0', motivo: expect.stringContaining('No tiene precio') },
      { fila: 10, columna: 'UnitPrice', valor: '0' },
      { fila: 12, columna: 'Quantity', valor: '2,5', motivo: expect.stringContaining('no admite decimales') },
      { fila: 14, columna: 'CustomerID', valor: '13047', motivo: expect.stringContaining('17850') },
    ]);
  });

  it('names artículos by their first spelling, keeps the others as codes and the last price of the file', async () => {
    const articulos = await filas(`
      select a.codigo, a.tipo, a.descripcion, p.importe, p.desde,
             array(select c.tipo || ' ' || c.valor from codigo_articulo c where c.articulo_id = a.id) as otros
        from articulo a join precio p on p.articulo_id = a.id join lista_precio l on l.id = p.lista_id and l.omision
       order by a.codigo collate "C"`);
    expect(articulos).toEqual([
      expect.objectContaining({ codigo: '71053', tipo: 'PRODUCTO', importe: '2.9900', otros: [] }),
      {
        codigo: '85123A',
        tipo: 'PRODUCTO',
        descripcion: 'WHITE HOLDER',
        importe: '3.7500',
        desde: '2010-12-02T12:00:00.000Z',
        otros: ['ALTERNATIVO 85123a'],
      },
      expect.objectContaining({ codigo: 'D', tipo: 'SERVICIO', importe: '9.5000' }),
      expect.objectContaining({ codigo: 'POST', tipo: 'SERVICIO', importe: '18.0000' }),
    ]);
  });

  it('makes customers by their code, unidentified, and gives sales without a name to Consumidor Final', async () => {
    expect(
      await filas(`select codigo_externo, documento_tipo, condicion_iva from cliente
                    where codigo_externo is not null order by codigo_externo`),
    ).toEqual(
      ['12583', '17548', '17850'].map((codigo) => ({
        codigo_externo: codigo,
        documento_tipo: '99',
        condicion_iva: 5,
      })),
    );
    expect(
      await filas(`select n.comprobante_externo as numero from nota_pedido n join cliente c on c.id = n.cliente_id
                    where c.consumidor_final order by 1`),
    ).toEqual([{ numero: '536379' }, { numero: '536600' }]);
  });

  it('INV-52 INV-54 leaves each sale delivered, with one VENTA movement dated at its earliest line if it has goods', async () => {
    expect(
      await filas(`
        select n.comprobante_externo as numero, n.estado, m.tipo, m.fecha_efectiva as fecha,
               (select count(*) from nota_renglon r where r.nota_id = n.id) as renglones
          from nota_pedido n join entrega e on e.nota_id = n.id left join movimiento_stock m on m.id = e.movimiento_id
         order by n.numero`),
    ).toEqual([
      { numero: '536365', estado: 'FINALIZADA', tipo: 'VENTA', fecha: '2010-12-01T11:20:00.000Z', renglones: 3 },
      { numero: '536370', estado: 'FINALIZADA', tipo: null, fecha: null, renglones: 1 },
      { numero: '536379', estado: 'FINALIZADA', tipo: null, fecha: null, renglones: 1 },
      { numero: '536600', estado: 'FINALIZADA', tipo: 'VENTA', fecha: '2010-12-02T12:00:00.000Z', renglones: 1 },
      { numero: '536602', estado: 'FINALIZADA', tipo: 'VENTA', fecha: '2010-12-02T12:00:00.000Z', renglones: 1 },
    ]);
  });

  it('takes C comprobantes as returns without an original, with their document', async () => {
    expect(
      await filas(`
        select d.comprobante_externo as numero, m.tipo, r.entrega_renglon_id as original, r.cantidad
          from devolucion d join devolucion_renglon r on r.devolucion_id = d.id
          left join movimiento_stock m on m.id = d.movimiento_id order by 1`),
    ).toEqual([
      { numero: 'C536391', tipo: 'DEV_CLIENTE', original: null, cantidad: '5.000' },
      { numero: 'C536392', tipo: null, original: null, cantidad: '1.000' },
    ]);
  });

  it('INV-06 opens with just what was sold, before the first sale, so that only what returned is left', async () => {
    expect(
      await filas(`
        select a.codigo, s.cantidad, m.fecha_efectiva as fecha, f.fisico
          from movimiento_stock m join asiento_stock s on s.movimiento_id = m.id and s.cantidad > 0
          join articulo a on a.id = s.articulo_id
          join saldo_stock f on f.articulo_id = a.id and f.deposito_id = s.deposito_id
         where m.tipo = 'INICIAL' order by 1`),
    ).toEqual([
      { codigo: '71053', cantidad: '3.000', fecha: '2010-12-01T11:19:00.000Z', fisico: '5.000' },
      { codigo: '85123A', cantidad: '11.000', fecha: '2010-12-01T11:19:00.000Z', fisico: '0.000' },
    ]);
  });

  it('leaves in the ledger, for each PRODUCTO, exits to CLIENTE less returns equal to the file', async () => {
    expect(await descuadres(base, ARCHIVO, [12, 14])).toEqual([]);
  });
});

describe('importing again', () => {
  const contar = () =>
    filas(`select (select count(*) from nota_pedido) as notas, (select count(*) from devolucion) as devoluciones,
                  (select count(*) from articulo) as articulos, (select count(*) from cliente) as clientes,
                  (select count(*) from precio) as precios, (select count(*) from asiento_stock) as asientos,
                  (select count(*) from importacion) as importaciones`);

  it('creates nothing and says so', async () => {
    const antes = await contar();
    const segunda = await importarEn(base, { entidad: 'ventas', ruta: `${carpeta.ruta}/ventas.csv` });
    expect(segunda).toMatchObject({
      aplicada: false,
      // The line of another customer belongs to a comprobante that is there.
      rechazadas: 3,
      conteo: { notas: 0, devoluciones: 0, articulos: 0, clientes: 0, yaEstaban: 7 },
    });
    expect(segunda.anterior).toBeDefined();
    expect(await contar()).toEqual(antes);
  });

  it('takes only what is new of a longer file, against what is there', async () => {
    const ruta = await carpeta.escribir(
      'mas.csv',
      `${ARCHIVO}536700;85-123a;HOLDER;2;3/12/2010 09:00;4;17850;United Kingdom\r\n`,
    );
    const simulada = await importarEn(base, { entidad: 'ventas', ruta, simular: true });
    const antes = await contar();
    const resumen = await importarEn(base, { entidad: 'ventas', ruta, deposito: 'central/salon' });
    expect(resumen.conteo).toMatchObject({ notas: 1, articulos: 0, alternativos: 0, precios: 1, clientes: 0 });
    expect(simulada.conteo).toEqual(resumen.conteo);
    expect(antes).not.toEqual(await contar());
    expect(await filas(`select numero from nota_pedido order by numero desc limit 1`)).toEqual([{ numero: 6 }]);
  });
});
