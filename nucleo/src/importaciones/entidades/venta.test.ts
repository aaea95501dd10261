import { describe, expect, it } from 'vitest';
import type { Tabla } from '#importaciones/lectura/tabla.ts';
import { reglasDeVentas } from '#importaciones/perfiles.ts';
import { interpretarVenta } from './venta.ts';

const titulos = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
];
const campos = ['comprobante', 'codigo', 'descripcion', 'cantidad', 'fecha', 'precio', 'cliente', 'pais'];
const tabla: Tabla = {
  perfil: 'online-retail',
  separador: ';',
  signo: ',',
  titulos,
  lugares: Object.fromEntries(campos.map((campo, i) => [campo, i])),
};
const reglas = reglasDeVentas('online-retail');
const ahora = new Date('2026-11-20T13:00:00Z');

const interpretar = (renglon: string) => interpretarVenta({ tabla, reglas, ahora }, renglon.split(';'), 12);

describe('interpretarVenta', () => {
  it('takes a sale', () => {
    expect(interpretar('536365;85123A;WHITE HOLDER ;6;1/12/2010 08:26;2,55;17850;United Kingdom')).toEqual({
      aceptada: true,
      fila: {
        fila: 12,
        comprobante: '536365',
        devolucion: false,
        codigo: '85123A',
        codigoNorm: '85123A',
        servicio: false,
        descripcion: 'WHITE HOLDER',
        cantidad: '6',
        fecha: '2010-12-01T11:26:00.000Z',
        precio: '2.55',
        cliente: '17850',
        pais: 'United Kingdom',
      },
    });
  });

  it('takes a C comprobante as a return, with its quantity in positive', () => {
    expect(interpretar('C536391;22556;PLASTERS;-12;1/12/2010 10:24;1,65;17548;United Kingdom')).toMatchObject({
      fila: { devolucion: true, cantidad: '12', comprobante: 'C536391' },
    });
  });

  it.each(['POST', 'DOT', 'D', 'M', 'm', 'C2', 'BANK CHARGES'])('knows %s as a service', (codigo) => {
    expect(interpretar(`536370;${codigo};X;1;1/12/2010 08:26;18;;`)).toMatchObject({ fila: { servicio: true } });
  });

  it('takes a line without customer, and one without description by its code', () => {
    expect(interpretar('536370;22556;;1;1/12/2010 08:26;18;;')).toMatchObject({
      fila: { cliente: null, descripcion: '22556' },
    });
  });

  it('says what is wrong with its price and its date, and takes one of this very moment', () => {
    const motivos = (precio: string, fecha = '1/12/2010 11:52') => {
      const leida = interpretar(`536414;22139;;1;${fecha};${precio};;`);
      return leida.aceptada ? [] : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
    };
    expect(motivos('gratis')).toEqual(['UnitPrice: No es un número.']);
    expect(motivos('-2,5')).toEqual(['UnitPrice: El precio no puede ser negativo.']);
    expect(motivos('2,5', '20/11/2026 10:00')).toEqual([]);
    expect(motivos('2,5', '20/11/2026 10:01')).toEqual(['InvoiceDate: La fecha es posterior a este momento.']);
    expect(motivos('2,5', 'ayer')).toEqual(['InvoiceDate: No es una fecha: escribila d/m/aaaa hh:mm.']);
  });

  it.each(['0', '', '0,00'])('reports a line priced «%s» once, whatever its quantity', (precio) => {
    for (const cantidad of ['56', '-10']) {
      const resultado = interpretar(`536414;22139;;${cantidad};1/12/2010 11:52;${precio};;`);
      expect(resultado).toMatchObject({
        aceptada: false,
        rechazos: [{ fila: 12, columna: 'UnitPrice', motivo: expect.stringContaining('No tiene precio') }],
      });
      expect(!resultado.aceptada && resultado.rechazos).toHaveLength(1);
    }
  });

  it('refuses a quantity whose sign contradicts the comprobante', () => {
    expect(interpretar('536414;22139;X;-3;1/12/2010 11:52;2;;')).toMatchObject({
      rechazos: [{ columna: 'Quantity', motivo: expect.stringContaining('ajuste de stock') }],
    });
    expect(interpretar('C536414;22139;X;3;1/12/2010 11:52;2;;')).toMatchObject({
      rechazos: [{ columna: 'Quantity', motivo: expect.stringContaining('en negativo') }],
    });
    expect(interpretar('536414;22139;X;0;1/12/2010 11:52;2;;')).toMatchObject({ rechazos: [{ columna: 'Quantity' }] });
  });

  it('tells everything that is wrong with a row at once, by the titles of the file', () => {
    const resultado = interpretar(';--;X;seis;31/2/2010;-4;;');
    expect(!resultado.aceptada && resultado.rechazos.map(({ columna }) => columna)).toEqual([
      'UnitPrice',
      'InvoiceNo',
      'StockCode',
      'Quantity',
      'InvoiceDate',
    ]);
  });

  it('refuses a date that has not come', () => {
    expect(interpretar('1;2;X;1;21/11/2026;4;;')).toMatchObject({
      rechazos: [{ columna: 'InvoiceDate', motivo: expect.stringContaining('posterior') }],
    });
  });
});
