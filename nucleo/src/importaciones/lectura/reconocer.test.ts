import { describe, expect, it } from 'vitest';
import { OPCIONES_POR_OMISION } from '#importaciones/contrato-de-perfiles.ts';
import type { Entidad } from '#importaciones/entidades/entidades.ts';
import { type Perfil, perfilesDelProducto, perfilesPara } from '#importaciones/perfiles.ts';
import { distintaDe } from './distinta.ts';
import { camposQueFaltan, mapearSegun, mapearTitulos, reconocerTabla } from './reconocer.ts';

const TITULOS = ['InvoiceNo', 'StockCode', 'Description', 'Quantity', 'InvoiceDate', 'UnitPrice', 'CustomerID'];

const de = (entidad: Entidad, otros: readonly Perfil[] = []) => {
  const elegidos = perfilesPara([...otros, ...perfilesDelProducto], entidad, undefined);
  return elegidos.ok ? elegidos.value : [];
};
const reconocer = (muestra: string, entidad: Entidad = 'ventas', otros: readonly Perfil[] = []) =>
  reconocerTabla({ muestra, completa: true, entidad, perfiles: de(entidad, otros), pedido: false });

describe('reconocerTabla', () => {
  it.each([';', ',', '\t', '|'] as const)(
    'finds the separator «%s», the profile and the columns by the header',
    (separador) => {
      const renglon = ['536365', '85123A', '"CUP; RED, BIG"', '6', '1/12/2010 08:26', '"2,55"', '17850'];
      const reconocida = reconocer(`${TITULOS.join(separador)}\n${renglon.join(separador)}\n`);
      expect(reconocida).toMatchObject({
        perfil: { nombre: 'online-retail' },
        formato: { separador, decimal: ',', fecha: 'dma', encabezado: 1 },
        titulos: TITULOS,
        mapeo: { comprobante: 0, codigo: 1, descripcion: 2, cantidad: 3, fecha: 4, precio: 5, cliente: 6 },
      });
    },
  );

  it('does not mind the order, the case or the quotes of the titles, nor columns of more', () => {
    const titulos = '"unit price";quantity;vendedor;stockcode;DESCRIPTION;invoicedate;Invoice_No;Customer ID\n';
    expect(reconocer(titulos).mapeo).toMatchObject({ precio: 0, cantidad: 1, codigo: 3, comprobante: 6 });
  });

  it('takes the titles files usually have when no profile is theirs, and says which fields have none', () => {
    const { perfil, mapeo } = reconocer('Comprobante;Cod;Detalle;Cant;Fecha;Importe\n');
    expect(perfil).toBeNull();
    expect(mapeo).toEqual({ comprobante: 0, codigo: 1, descripcion: 2, cantidad: 3, fecha: 4 } satisfies typeof mapeo);
    expect(camposQueFaltan('ventas', mapeo)).toEqual(['Precio', 'Cliente']);
  });

  it('knows titles that are shortened, as the printed list of a shop has them, once those that are whole are taken', () => {
    const titulos = ['COD.', 'DESCRIP.', 'SUBFLIA', 'P. UNIT.', 'COD. BARRA', 'Cód. Original'];
    expect(mapearTitulos('articulos', titulos)).toEqual({
      ...{ codigo: 0, descripcion: 1, subfamilia: 2, precio: 3, codigoDeBarras: 4, codigoOriginal: 5 },
    });
    expect(mapearTitulos('articulos', ['Código', 'P', 'N'])).toEqual({ codigo: 0 });
    expect(mapearTitulos('precios', ['Prec. Lista', 'Precio', 'Cod. art.'])).toEqual({ precio: 1, codigo: 2 });
    const deProveedor = ['CODIGO', 'DETALLE', 'PRECIO LISTA', 'CODIGO BARRA'];
    expect(mapearTitulos('listas_de_proveedor', deProveedor)).toEqual({
      ...{ codigo: 0, descripcion: 1, precio: 2, codigoDeBarras: 3 },
    });
    // For some it is the description and for others the discount: what is said of it stays as it was.
    expect(mapearTitulos('listas_de_proveedor', ['Código', 'Precio', 'Desc'])).toMatchObject({ descuentos: 2 });
  });

  it('of two titles that are the same once their words are whole takes the first: only one that comes twice is a mistake', () => {
    const leida = (titulos: string) => reconocer(`Código;Descripción;${titulos}\nA;B;1;2\n`, 'articulos');
    expect(leida('COD. BARRA;COD. BARRAS')).toMatchObject({ mapeo: { codigoDeBarras: 2 }, repetida: undefined });
    expect(leida('COD. BARRA;Cod Barra').repetida).toBe('Cod Barra');
  });

  it('takes the price that its title says which one it is, and not that of sale beside it', () => {
    expect(mapearTitulos('precios', ['Código', 'Precio de venta', 'Precio nuevo'])).toEqual({ codigo: 0, precio: 2 });
    expect(mapearTitulos('articulos', ['Código', 'Precio venta', 'Precio neto'])).toEqual({ codigo: 0, precio: 2 });
    expect(mapearTitulos('precios', ['Código', 'Precio de venta'])).toEqual({ codigo: 0, precio: 1 });
  });

  it('finds the titles below a few rows of something else', () => {
    const { formato, titulos } = reconocer(
      'Lista de precios;;\n\nvigente al 1/11;;\nCódigo;Descripción;Precio\nA;B;1,50\n',
      'articulos',
    );
    expect(formato).toMatchObject({ encabezado: 4, separador: ';', decimal: ',' });
    expect(titulos).toEqual(['Código', 'Descripción', 'Precio']);
  });

  it('does not give one column to two fields, and names a title that comes twice', () => {
    expect(mapearTitulos('clientes', ['Nombre', 'Cliente', 'CUIT'])).toEqual({ razonSocial: 0, documento: 2 });
    expect(reconocer(`${TITULOS.join(';')};Quantity\n`).repetida).toBe('Quantity');
  });

  it('knows a file by the profile somebody saved, as it was saved', () => {
    const guardado: Perfil = {
      nombre: 'Proveedor Sur',
      titulo: 'Proveedor Sur',
      entidad: 'articulos',
      columnas: { codigo: ['REF'], precio: ['NETO U$'] },
      necesarias: ['codigo', 'precio'],
      formato: { codificacion: 'utf-8', separador: ',', decimal: '.', fecha: 'mda', encabezado: 2 },
      opciones: OPCIONES_POR_OMISION,
    };
    expect(reconocer('x\nNETO U$,REF\n1.500,A\n', 'articulos', [guardado])).toMatchObject({
      perfil: { nombre: 'Proveedor Sur' },
      formato: { decimal: '.', fecha: 'mda', encabezado: 2 },
      mapeo: { codigo: 1, precio: 0 },
    });
    expect(reconocer('x\nNETO,REF\n', 'articulos', [guardado]).perfil).toBeNull();
  });

  it('GAP-18 knows the list of a proveedor also when its titles are in another row, its own one first', () => {
    const lista: Perfil = {
      nombre: 'Distribuidora',
      titulo: 'Distribuidora',
      entidad: 'listas_de_proveedor',
      columnas: { codigo: ['Cód. Fabr.'], precio: ['Neto s/IVA'] },
      necesarias: ['codigo', 'precio'],
      formato: { codificacion: 'utf-8', separador: ';', decimal: ',', fecha: 'dma', encabezado: 2 },
      opciones: OPCIONES_POR_OMISION,
    };
    const titulos = 'Cód. Fabr.;Neto s/IVA';
    const leer = (muestra: string) => reconocer(muestra, 'listas_de_proveedor', [lista]);
    const mapeo = { codigo: 0, precio: 1 };
    expect(leer(`Lista\nvigente\n${titulos}\nA;1\n`)).toMatchObject({
      perfil: { nombre: 'Distribuidora' },
      formato: { encabezado: 3, decimal: ',' },
      mapeo,
    });
    expect(leer(`${titulos}\n${titulos}\nA;1\n`)).toMatchObject({ formato: { encabezado: 2 }, mapeo });
    expect(leer('Lista\nvigente\nCód. Fabr.;Otro\nA;1\n').perfil).toBeNull();
  });

  it('GAP-18 what a profile does not find, or never had, is by the usual titles, but for what was left aside', () => {
    const lista: Perfil = {
      nombre: 'Distribuidora',
      titulo: 'Distribuidora',
      entidad: 'listas_de_proveedor',
      columnas: { codigo: ['Cód. Fabr.'], precio: ['Neto s/IVA'], descuentos: ['Dto. 1'] },
      necesarias: ['codigo', 'precio'],
      formato: null,
      opciones: OPCIONES_POR_OMISION,
      sinUsar: ['Línea'],
    };
    const titulos = ['Cód. Fabr.', 'Línea', 'Precio', 'Neto s/IVA', 'Descuentos', 'Moneda'];
    const leer = (perfil: Perfil) => reconocer(`${titulos.join(';')}\n`, 'listas_de_proveedor', [perfil]);
    // Línea would be the marca, and Precio the price.
    const mapeo = { codigo: 0, precio: 3, descuentos: 4, moneda: 5 };
    expect(leer(lista)).toMatchObject({ perfil: { nombre: 'Distribuidora' } });
    expect(leer(lista).mapeo).toEqual(mapeo);
    expect(mapearSegun(lista, titulos)).toEqual(mapeo);
    expect(distintaDe(lista, titulos)).toEqual({
      faltan: [{ campo: 'descuentos', titulo: 'Dto. 1' }],
      nuevas: ['Precio', 'Descuentos', 'Moneda'],
    });
    expect(distintaDe(lista, ['dto 1', 'LINEA', '', 'Neto s/IVA', 'Cód. Fabr.'])).toBeUndefined();

    const deAntes = { ...lista, sinUsar: undefined };
    expect(leer(deAntes).mapeo).toEqual({ codigo: 0, precio: 3, descuentos: 4 });
    expect(distintaDe(deAntes, titulos)?.nuevas).toEqual([]);
  });

  describe('of a file without titles', () => {
    const sinTitulos: Perfil = {
      nombre: 'Distribuidora',
      titulo: 'Distribuidora',
      entidad: 'listas_de_proveedor',
      columnas: { codigo: ['Columna A'], precio: ['Columna C'] },
      necesarias: ['codigo', 'precio'],
      formato: { codificacion: 'utf-8', separador: ';', decimal: ',', fecha: 'dma', encabezado: 0 },
      opciones: OPCIONES_POR_OMISION,
      sinUsar: ['Columna B'],
    };
    const leer = (muestra: string, perfil = sinTitulos) => reconocer(muestra, 'listas_de_proveedor', [perfil]);
    const comoSiempre = { formato: { encabezado: 0, separador: ';', decimal: ',' }, mapeo: { codigo: 0, precio: 2 } };

    it('GAP-18 knows the list of a proveedor that never had them, while it surely comes as before', () => {
      const titulos = ['Columna A', 'Columna B', 'Columna C'];
      expect(leer('A-1;Filtro;1.500\nA-2;Bujía;consultar\nA-3;Correa;$ 12,50\n')).toMatchObject({
        ...comoSiempre,
        perfil: { nombre: 'Distribuidora' },
        titulos,
      });
      // Titles this time, another column, a note on top: somebody has to look.
      for (const otra of [
        'Código;Detalle;Precio\nA-1;Filtro;1.500\nA-2;Bujía;2.500\n',
        'Ref;Qué es;Neto\nA-1;Filtro;1.500\nA-2;Bujía;2.500\n',
        'A-1;Filtro;Bosch;1.500\nA-2;Bujía;NGK;2.500\n',
        'A-1;Filtro;Bosch\nA-2;Bujía;NGK\n',
      ]) {
        expect([otra, leer(otra).perfil]).toEqual([otra, null]);
      }
      expect(leer('Código;Detalle;Precio\nA-1;Filtro;1.500\n')).toMatchObject({ formato: { encabezado: 1 } });
      expect(leer('A-1;Filtro;1.500\n', { ...sinTitulos, sinUsar: undefined }).perfil).toBeNull();
    });

    it('takes a profile without titles of anything else only when it is asked for', () => {
      const articulos: Perfil = { ...sinTitulos, entidad: 'articulos' };
      const archivo = 'A-1;Filtro;1.500\nA-2;Bujía;2.500\n';
      expect(reconocer(archivo, 'articulos', [articulos]).perfil).toBeNull();
      const pedida = { muestra: archivo, completa: true, perfiles: [articulos], pedido: true } as const;
      expect(reconocerTabla({ ...pedida, entidad: 'articulos' })).toMatchObject(comoSiempre);
    });

    it('says by itself that there are none only when every row has a number with decimals in one place', () => {
      const seguro = 'A-1;Filtro;18.450,00\nA-2;Bujía;3.210,50\n';
      expect(reconocer(seguro, 'articulos')).toMatchObject({
        perfil: null,
        formato: { encabezado: 0, separador: ';', decimal: ',' },
        titulos: ['Columna A', 'Columna B', 'Columna C'],
        mapeo: {},
      });
      for (const dudoso of [
        'Ref;Glosa;Neto\nA-1;Filtro;18.450,00\n',
        'A-1;Filtro;1500\nA-2;Bujía;2500\n',
        'A-1;Filtro;01.11.2026\nA-2;Bujía;02.11.2026\n',
        'A-1;Filtro;18.450,00\n',
        `Código;x;1,50\n${seguro}`,
      ]) {
        expect([dudoso, reconocer(dudoso, 'articulos').formato.encabezado]).toEqual([dudoso, 1]);
      }
    });
  });

  it('gives up with nothing on a file without a single title', () => {
    expect(reconocer('', 'articulos')).toMatchObject({ titulos: [], mapeo: {} });
  });
});

it('names the profiles there are when it does not know the one asked for', () => {
  expect(perfilesPara(perfilesDelProducto, 'ventas', 'tango')).toMatchObject({
    error: { code: 'importaciones.perfil_desconocido', data: { perfil: 'tango', conocidos: ['online-retail'] } },
  });
  expect(perfilesPara(perfilesDelProducto, 'ventas', 'Online-Retail')).toMatchObject({
    value: [{ titulo: 'Online Retail' }],
  });
});
