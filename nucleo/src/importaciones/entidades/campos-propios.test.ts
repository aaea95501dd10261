import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Campo, decirValor, tituloDeCampo } from '#articulos/campos/campo.ts';
import { mapearTitulos, reconocerTabla } from '#importaciones/lectura/reconocer.ts';
import { interpretarArticulo } from './articulo.ts';
import { camposPropios } from './campos-propios.ts';

const campo = (datos: Partial<Campo>): Campo => ({
  ...{ id: 'c1', nombre: 'Diámetro', tipo: 'NUMERO', unidad: 'mm', decimales: 2, opciones: [] },
  ...datos,
});
const opciones = [
  { id: 'r', nombre: 'Rojo', activa: true },
  { id: 'v', nombre: 'Verde', activa: false },
];
const TODOS = [
  campo({}),
  campo({ id: 'c2', nombre: 'Color', tipo: 'LISTA', unidad: '', opciones }),
  campo({ id: 'c3', nombre: 'Vence', tipo: 'FECHA', unidad: '' }),
  campo({ id: 'c4', nombre: 'Original', tipo: 'SI_NO', unidad: '' }),
  campo({ id: 'c5', nombre: 'Rosca', tipo: 'TEXTO', unidad: '' }),
];
const TITULOS = ['Código', ...TODOS.map(tituloDeCampo)];
const leer = (celdas: readonly string[], vaciosBorran = false) =>
  interpretarArticulo(
    {
      vaciosBorran,
      tabla: {
        ...{ perfil: null, separador: ';', signo: ',', titulos: TITULOS, propios: TODOS },
        lugares: mapearTitulos('articulos', TITULOS, camposPropios(TODOS)),
      },
    },
    ['A1', ...celdas],
    2,
  );

describe('ART-18 campos in a file', () => {
  it('are found by their title or by their name alone', () => {
    expect(mapearTitulos('articulos', ['DIAMETRO', 'código', 'color'], camposPropios(TODOS))).toEqual({
      ...{ codigo: 1, c1: 0, c2: 2 },
    });
  });

  it('have the column that is called as they are, also where files usually call another field so', () => {
    const propios = camposPropios([
      campo({ id: 'm', nombre: 'Moneda', tipo: 'TEXTO', unidad: '' }),
      campo({ id: 'n', nombre: 'Material', tipo: 'TEXTO', unidad: '' }),
      campo({ id: 's', nombre: 'SKU', tipo: 'TEXTO', unidad: '' }),
    ]);
    const mapear = (...titulos: readonly string[]) => mapearTitulos('articulos', titulos, propios);
    expect(mapear('Código', 'Moneda', 'Material', 'SKU')).toEqual({ codigo: 0, m: 1, n: 2, s: 3 });
    // Without its code nothing of a row can be taken.
    expect(mapear('SKU', 'Rubro', 'Material')).toEqual({ codigo: 0, rubro: 1, n: 2 });
    expect(mapear('Código', 'Precio', 'Moneda', 'Moneda')).toEqual({ codigo: 0, precio: 1, moneda: 2, m: 3 });
    const repetidaDe = (titulos: string) =>
      reconocerTabla({
        ...{
          muestra: `${titulos}\nA;1;2;3;4\n`,
          completa: true,
          entidad: 'articulos',
          propios,
          perfiles: [],
          pedido: false,
        },
      }).repetida;
    expect(repetidaDe('Código;Precio;Moneda;Moneda;Rubro')).toBeUndefined();
    expect(repetidaDe('Código;Moneda;Moneda;Moneda;Rubro')).toBe('Moneda');
    expect(repetidaDe('Código;Precio;SKU;SKU;Rubro')).toBe('SKU');
  });

  it('have no column of the currencies of prices that is called as they are, but for what a profile says', () => {
    const propios = camposPropios([campo({ id: 'm', nombre: 'Moneda', tipo: 'TEXTO', unidad: '' })]);
    const mapeoDe = (muestra: string, resto: object = {}) =>
      reconocerTabla({
        ...{ muestra, completa: true, entidad: 'articulos', propios, perfiles: [], pedido: false },
        ...resto,
      }).mapeo;
    const enDolares = 'Código;Precio;Moneda\nA;100;U$S\nB;200;\nC;300;dólares\n';
    expect(mapeoDe(enDolares)).toEqual({ codigo: 0, precio: 1, moneda: 2 });
    expect(mapeoDe('Código;Precio;Moneda\nA;100;USD\nB;200;Patacón\n')).toEqual({ codigo: 0, precio: 1, m: 2 });
    expect(mapeoDe('Código;Precio;Moneda\nA;100;\n')).toEqual({ codigo: 0, precio: 1, m: 2 });
    expect(mapeoDe('Código;Moneda\nA;USD\n')).toEqual({ codigo: 0, m: 1 });
    const perfil = {
      ...{ nombre: 'mayorista', titulo: 'Mayorista', entidad: 'articulos', formato: null, opciones: null },
      ...{ columnas: { codigo: ['Código'], precio: ['Precio'], m: ['Moneda'] }, necesarias: ['codigo'], sinUsar: [] },
    };
    expect(mapeoDe(enDolares, { perfiles: [perfil] })).toEqual({ codigo: 0, precio: 1, m: 2 });
  });

  it('have the column of their whole title before one of their name alone', () => {
    expect(mapearTitulos('articulos', ['Código', 'Diámetro (mm)', 'Diámetro'], camposPropios(TODOS))).toEqual({
      ...{ codigo: 0, c1: 1 },
    });
  });

  it('have the last of two columns of one title also in a file of a profile that knows neither', () => {
    const perfil = {
      ...{ nombre: 'mayorista', titulo: 'Mayorista', entidad: 'articulos' as const, formato: null, opciones: null },
      ...{ columnas: { codigo: ['Cód. interno'] }, necesarias: ['codigo'], sinUsar: [] },
    };
    const { perfil: hallado, mapeo } = reconocerTabla({
      ...{ muestra: 'Cód. interno;Precio;Moneda;Moneda\nA;1;2;3\n', completa: true, entidad: 'articulos' },
      propios: camposPropios([campo({ id: 'm', nombre: 'Moneda', tipo: 'TEXTO', unidad: '' })]),
      ...{ perfiles: [perfil], pedido: false },
    });
    expect(hallado?.nombre).toBe('mayorista');
    expect(mapeo).toEqual({ codigo: 0, precio: 1, moneda: 2, m: 3 });
  });

  it('are read each by its tipo, as people write them', () => {
    const leida = leer(['12,50 mm', 'rojo', '5/1/2026', 'sí', 'M14 x 1,5']);
    expect(leida.aceptada && leida.fila.campos).toEqual([
      { campoId: 'c1', valor: '12.5' },
      { campoId: 'c2', valor: 'r' },
      { campoId: 'c3', valor: '2026-01-05' },
      { campoId: 'c4', valor: 'true' },
      { campoId: 'c5', valor: 'M14 x 1,5' },
    ]);
  });

  it('an empty cell leaves what there is, or clears it when it was asked so', () => {
    const vacias = ['', '', '', '', ''];
    const [deja, borra] = [leer(vacias), leer(vacias, true)];
    expect(deja.aceptada && deja.fila.campos).toBeUndefined();
    expect(borra.aceptada && borra.fila.campos?.map(({ valor }) => valor)).toEqual([null, null, null, null, null]);
  });

  it('an option that was taken away is read, for the artículos that kept it', () => {
    const leida = leer(['', 'verde', '', '', '']);
    expect(leida.aceptada && leida.fila.campos).toEqual([{ campoId: 'c2', valor: 'v' }]);
  });

  it('everything wrong is said at once', () => {
    const leida = leer(['12,345', 'Azul', 'ayer', 'quizás', 'bien']);
    expect(leida.aceptada ? [] : leida.rechazos.map(({ columna }) => columna)).toEqual([
      ...['Diámetro (mm)', 'Color', 'Vence', 'Original'],
    ]);
  });

  it('what is told of a number is read back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (n) => {
        const valor = String(n / 100);
        const leida = leer([decirValor(campo({}), valor), '', '', '', '']);
        expect(leida.aceptada && leida.fila.campos).toEqual([{ campoId: 'c1', valor }]);
      }),
    );
  });
});
