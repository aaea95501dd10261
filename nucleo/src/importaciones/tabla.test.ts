import { describe, expect, it } from 'vitest';
import { perfilesDe } from './perfiles.ts';
import { primerosRegistros } from './registros.ts';
import { lectorDe, reconocerTabla, revisarForma } from './tabla.ts';

const deVentas = () => {
  const elegidos = perfilesDe('ventas', undefined);
  return elegidos.ok ? elegidos.value : [];
};
const TITULOS = ['InvoiceNo', 'StockCode', 'Description', 'Quantity', 'InvoiceDate', 'UnitPrice', 'CustomerID'];

const reconocer = (muestra: string) => reconocerTabla({ muestra, completa: true, perfiles: deVentas() });

describe('reconocerTabla', () => {
  it.each([';', ',', '\t', '|'])('finds the separator «%s», the profile and the columns by the header', (separador) => {
    const renglon = ['536365', '85123A', '"CUP; RED, BIG"', '6', '1/12/2010 08:26', '"2,55"', '17850'];
    const tabla = reconocer(`${TITULOS.join(separador)}\n${renglon.join(separador)}\n`);
    expect(tabla).toEqual({
      ok: true,
      value: {
        perfil: 'online-retail',
        separador,
        signo: ',',
        titulos: TITULOS,
        lugares: { comprobante: 0, codigo: 1, descripcion: 2, cantidad: 3, fecha: 4, precio: 5, cliente: 6 },
      },
    });
  });

  it('does not mind the order, the case or the quotes of the titles, nor columns of more', () => {
    const tabla = reconocer(
      '"unit price";quantity;vendedor;stockcode;DESCRIPTION;invoicedate;Invoice_No;Customer ID\n',
    );
    expect(tabla).toMatchObject({
      ok: true,
      value: { lugares: { precio: 0, cantidad: 1, codigo: 3, comprobante: 6 } },
    });
  });

  it('names the columns that are missing and those it read', () => {
    const tabla = reconocer('InvoiceNo;StockCode;Description;InvoiceDate;UnitPrice;Pepe\n1;2;3;4;5;6\n');
    expect(tabla).toEqual({
      ok: false,
      error: {
        code: 'importaciones.encabezado',
        data: {
          perfil: 'Online Retail',
          faltan: ['Quantity', 'CustomerID'],
          leidas: ['InvoiceNo', 'StockCode', 'Description', 'InvoiceDate', 'UnitPrice', 'Pepe'],
        },
      },
    });
  });

  it('refuses a title that comes twice', () => {
    expect(reconocer(`${TITULOS.join(';')};Quantity\n`)).toMatchObject({
      error: { code: 'importaciones.columna_repetida', data: { columna: 'Quantity' } },
    });
  });

  it('names the profiles there are when it does not know the one asked for', () => {
    expect(perfilesDe('ventas', 'tango')).toMatchObject({
      error: { code: 'importaciones.perfil_desconocido', data: { perfil: 'tango', conocidos: ['online-retail'] } },
    });
    expect(perfilesDe('ventas', 'online-retail')).toMatchObject({ ok: true, value: [{ titulo: 'Online Retail' }] });
  });
});

describe('a row', () => {
  const tabla = { titulos: ['A', 'B'], separador: ';', lugares: { a: 0, b: 1 } } as const;

  it('is blank, well formed, or has too few or too many cells', () => {
    expect(revisarForma(tabla, [' ', ''], 2)).toBe('en_blanco');
    expect(revisarForma(tabla, ['1', '2'], 2)).toBe('bien');
    expect(revisarForma(tabla, ['1', '2', ''], 2)).toBe('bien');
    expect(revisarForma(tabla, ['1'], 7)).toMatchObject({ fila: 7, motivo: expect.stringContaining('1 columnas') });
    expect(revisarForma(tabla, ['1', '2', '3'], 7)).toMatchObject({ motivo: expect.stringContaining('comillas') });
  });

  it('loses the apostrophe our exports put before a formula, its line ends and its outer spaces', () => {
    const lector = lectorDe<'a' | 'b'>(tabla, ["'=SUMA(A1)", ' dos\nlíneas '], 2);
    expect([lector.texto('a', 20), lector.texto('b', 20)]).toEqual(['=SUMA(A1)', 'dos líneas']);
    expect(lector.rechazos).toEqual([]);
  });

  it('names the cell with a character that cannot be kept, or that is too long', () => {
    const lector = lectorDe<'a' | 'b'>(tabla, ['x\u0000', 'largo'], 9);
    lector.texto('a', 20);
    lector.texto('b', 4);
    expect(lector.rechazos).toMatchObject([
      { fila: 9, columna: 'A', motivo: 'Tiene un carácter que no se puede guardar.' },
      { fila: 9, columna: 'B', valor: 'largo', motivo: 'Es demasiado largo: admite hasta 4 caracteres.' },
    ]);
  });
});

it('reads records with quotes, line ends of any kind, and leaves out one that is cut', () => {
  const texto = 'a;"b ""y"" c"\r\n1;"dos\nlíneas"\n2;cort';
  expect(primerosRegistros(texto, ';', 9, false)).toEqual([
    ['a', 'b "y" c'],
    ['1', 'dos\nlíneas'],
  ]);
  expect(primerosRegistros(texto, ';', 9, true).at(-1)).toEqual(['2', 'cort']);
});
