import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netoDe } from '#articulos/proveedores/descuentos.ts';
import { decimal } from '#comun/decimal.ts';
import { LARGO_DE_CODIGO } from '#importaciones/entidades/codigos.ts';
import { celdaDeNumero, formatoDeCelda } from '#importaciones/lectura/planilla.ts';
import { diferenciaDe, estadoDeLinea, pideTilde } from './diferencia.ts';
import {
  codigoNuestro,
  costoDeRenglon,
  faltaElMultiplo,
  type ReglasDeLista,
  reglaDeMarca,
  reglasPorOmision,
} from './reglas-de-lista.ts';
import { interpretarRenglon, nombresDeRenglon } from './renglon.ts';

const titulos = ['Código', 'Detalle', 'Marca', 'Precio', 'Bonif', 'Bulto', 'IVA', 'Mon'];
const lugares = { codigo: 0, descripcion: 1, marca: 2, precio: 3, descuentos: 4, multiplo: 5, iva: 6, moneda: 7 };
const tabla = { perfil: null, separador: ';', signo: ',', titulos, lugares } as const;
const leer = (celdas: readonly string[], reglas: Partial<ReglasDeLista> = {}) =>
  interpretarRenglon({ tabla, reglas: { ...reglasPorOmision('ARS'), ...reglas } }, celdas, 2);

describe('GAP-18 a row of the list of a proveedor', () => {
  it('PRE-08 brings its own chained discounts, or those of its marca, or those of the list: 100 is 61.56', () => {
    const reglas = {
      descuentos: ['5'],
      marcas: [{ texto: 'Bosch', marcaId: 'm', descuentos: ['10'], omitir: false }],
    };
    const de = (marca: string, bonif: string) => {
      const leida = leer(['A-1', 'Filtro', marca, '100', bonif], reglas);
      return leida.aceptada ? leida.fila : null;
    };
    expect(de('BOSCH', '20-10-10-5')).toMatchObject({ descuentos: ['20', '10', '10', '5'], marcaId: 'm' });
    expect(de('b.o.s.c.h', '')).toMatchObject({ descuentos: ['10'], costo: '100.00' });
    expect(de('Mann', '')).toMatchObject({ descuentos: ['5'], marcaId: null });
    expect(netoDe('100', ['20', '10', '10', '5'])).toBe('61.56');
  });

  it('PRE-08 brings the discount that a formula worked out as its cell shows it', () => {
    const de = (crudo: string, formato: number) => {
      const leida = leer(['A-1', 'Filtro', '', '100', celdaDeNumero(crudo, formatoDeCelda(formato, undefined), false)]);
      return leida.aceptada ? leida.fila?.descuentos : leida.rechazos.map(({ columna }) => columna);
    };
    expect(de('0.2857142857', 10)).toEqual(['28.57']);
    expect(de('0.285714285714286', 10)).toEqual(['28.57']);
    expect(de('0.355', 10)).toEqual(['35.5']);
    expect(de('28.5714285714286', 2)).toEqual(['28.57']);
    // A fraction that its cell does not show as a percentage is no discount of less than one.
    expect(de('0.285714285714286', 2)).toEqual(['Bonif']);
    expect(de('0.99999', 10)).toEqual(['Bonif']);
  });

  it('is passed over when another one sells us that marca', () => {
    const marcas = [{ texto: 'Valeo', marcaId: null, descuentos: null, omitir: true }];
    expect(leer(['', '', 'VALEO', 'consultar'], { marcas })).toEqual({ aceptada: true, fila: null });
  });

  it('says everything that is wrong with it at once', () => {
    const leida = leer(['--', 'Filtro', '', 'consultar', '120', '0,5', '19', 'euros']);
    expect(leida.aceptada ? [] : leida.rechazos.map(({ columna }) => columna).toSorted()).toEqual(
      ['Código', 'Precio', 'Bonif', 'Bulto', 'IVA', 'Mon'].toSorted(),
    );
    const sinPrecio = leer(['A-1', 'Filtro', '', '0,00']);
    expect(sinPrecio.aceptada ? [] : sinPrecio.rechazos).toMatchObject([
      { columna: 'Precio', motivo: 'No trae precio: su costo queda como estaba.' },
    ]);
  });

  it('costs one unit without IVA: a box of 12 with 21 % at 1.452 is 100', () => {
    const reglas = { incluyeIva: true, precioPorBulto: true };
    expect(leer(['A-1', 'Filtro', '', '1.452,00', '', '12', '', 'U$S'], reglas)).toMatchObject({
      fila: { costo: '100.00', moneda: 'USD', multiplo: '12' },
    });
    expect(
      costoDeRenglon({ precio: '110.5', iva: '10.5', multiplo: '1' }, { incluyeIva: true, precioPorBulto: false }),
    ).toBe('100.00');
    expect(
      costoDeRenglon({ precio: '100', iva: 'EXENTO', multiplo: '3' }, { incluyeIva: true, precioPorBulto: true }),
    ).toBe('33.3333');
  });

  it('by the unit costs what it says, however many come in the box, with the IVA of its row before that of the list', () => {
    expect(leer(['A-1', 'Filtro', '', '120', '', '12'])).toMatchObject({ fila: { costo: '120.00', multiplo: '12' } });
    const conIva = { incluyeIva: true, iva: '21' as const };
    expect(leer(['A-1', 'Filtro', '', '121'], conIva)).toMatchObject({ fila: { costo: '100.00', iva: null } });
    expect(leer(['A-1', 'Filtro', '', '110,5', '', '', '10,5'], conIva)).toMatchObject({
      fila: { costo: '100.00', iva: '10.5' },
    });
  });

  it('is asked for its multiple only where the price is by the box', () => {
    expect(faltaElMultiplo({ precioPorBulto: true }, { precio: 3 })).toBe(true);
    expect(faltaElMultiplo({ precioPorBulto: true }, { precio: 3, multiplo: 0 })).toBe(false);
    expect([faltaElMultiplo({ precioPorBulto: false }, {}), faltaElMultiplo(undefined, {})]).toEqual([false, false]);
  });

  it('without a code is none, and one without a marca is of no rule of them', () => {
    const sinCodigo = leer(['', 'Filtro', '', '120']);
    expect(sinCodigo.aceptada ? [] : sinCodigo.rechazos).toMatchObject([
      { columna: 'Código', motivo: 'Falta el código.' },
    ]);
    const marcas = [{ texto: '--', marcaId: 'm', descuentos: null, omitir: true }];
    expect([reglaDeMarca('', { marcas }), reglaDeMarca(' / ', { marcas })]).toEqual([undefined, undefined]);
  });

  it('by the box, and without saying of how many, has no cost of one unit', () => {
    const motivo = 'El precio es por bulto y no dice de cuántos: completá el múltiplo, con 1 si va suelto.';
    for (const bulto of ['', '0']) {
      const leida = leer(['A-1', 'Filtro', '', '120', '', bulto], { precioPorBulto: true });
      expect(leida.aceptada ? [] : leida.rechazos).toMatchObject([{ columna: 'Bulto', motivo }]);
      expect(leer(['A-1', 'Filtro', '', '120', '', bulto])).toMatchObject({
        fila: { costo: '120.00', multiplo: null },
      });
    }
    expect(leer(['A-1', 'Filtro', '', '120', '', '1'], { precioPorBulto: true })).toMatchObject({
      fila: { costo: '120.00', multiplo: '1' },
    });
    const otraCosa = leer(['A-1', 'Filtro', '', '120', '', 'doce'], { precioPorBulto: true });
    expect(otraCosa.aceptada ? [] : otraCosa.rechazos.map((rechazo) => rechazo.motivo)).not.toContain(motivo);
  });

  it('PRE-08 taking IVA off and putting it back moves less than what is rounded', () => {
    const precio = fc.integer({ min: 1, max: 10_000_000 }).map((n) => decimal(n).div(100).toFixed());
    fc.assert(
      fc.property(
        precio,
        fc.constantFrom('21', '10.5', '27'),
        fc.integer({ min: 1, max: 48 }),
        (escrito, iva, bulto) => {
          const costo = costoDeRenglon(
            { precio: escrito, iva: iva as '21', multiplo: String(bulto) },
            { incluyeIva: true, precioPorBulto: true },
          );
          const vuelta = decimal(costo).times(bulto).times(decimal(100).plus(iva)).div(100);
          expect(vuelta.minus(escrito).abs().lte(decimal('0.00005').times(bulto).times('1.27'))).toBe(true);
        },
      ),
    );
  });
});

describe('GAP-18 the codes of a list', () => {
  it('a row is known among ours by the code it says is ours, else by its own as we would write it', () => {
    const conPropio = { ...tabla, titulos: [...titulos, 'Nuestro'], lugares: { ...lugares, codigoPropio: 8 } };
    const reglas = { ...reglasPorOmision('ARS'), agregar: { prefijo: 'BO-', sufijo: '' } };
    const propio = (codigo: string, nuestro: string) => {
      const celdas = [codigo, 'Filtro', '', '1', '', '', '', '', nuestro];
      return nombresDeRenglon({ tabla: conPropio, reglas }, celdas, 2).propio;
    };
    expect([propio('0986', 'ZZ-1'), propio('0986', ''), propio('', '')]).toEqual(['ZZ-1', 'BO-0986', '']);
    expect(propio('9'.repeat(LARGO_DE_CODIGO), '')).toBe(`BO-${'9'.repeat(LARGO_DE_CODIGO - 3)}`);
  });

  const bordes = (prefijo: string, sufijo: string) => ({ prefijo, sufijo });
  it('lose what is theirs and take what is ours, and are never left empty', () => {
    const reglas = { quitar: bordes('BO-', '/AR'), agregar: bordes('', '-B') };
    expect(codigoNuestro('bo-0986/AR', reglas)).toBe('0986-B');
    expect(codigoNuestro('0986', reglas)).toBe('0986-B');
    expect(codigoNuestro('bo- 0986 /ar', { ...reglas, quitar: bordes('Bo-', '/aR') })).toBe('0986-B');
    expect(codigoNuestro('BO-', { quitar: bordes('BO-', ''), agregar: bordes('', '') })).toBe('BO-');
  });

  it('stay as they are without rules', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (codigo) => {
        const nada = { quitar: bordes('', ''), agregar: bordes('', '') };
        expect(codigoNuestro(codigo, nada).trim()).toBe(codigo.trim());
      }),
    );
  });
});

describe('GAP-18 what a list changes', () => {
  const costo = (neto: string, moneda = 'ARS', cambio: string | null = '1') => ({ neto, moneda, cambio });
  it('goes up, down, or stays, in its currency or in pesos', () => {
    expect(diferenciaDe(null, costo('10'))).toEqual({ situacion: 'NUEVA', variacion: null });
    expect(diferenciaDe(costo('100'), costo('130'))).toEqual({ situacion: 'SUBE', variacion: '30' });
    expect(diferenciaDe(costo('100'), costo('99.99'))).toEqual({ situacion: 'BAJA', variacion: '-0.01' });
    expect(diferenciaDe(costo('1500'), costo('1', 'USD', '1500'))).toEqual({ situacion: 'IGUAL', variacion: '0' });
    expect(diferenciaDe(costo('1500'), costo('1', 'USD', null))).toEqual({ situacion: 'SUBE', variacion: null });
  });

  it('of two currencies is what it is in pesos, and of one whatever each unit of it is worth', () => {
    const cifra = fc.integer({ min: 1, max: 1_000_000 }).map((n) => decimal(n).div(100).toFixed());
    fc.assert(
      fc.property(cifra, cifra, cifra, (dolares, cambio, pesos) => {
        const enPesos = costo(decimal(dolares).times(cambio).toFixed());
        expect(diferenciaDe(costo(dolares, 'USD', cambio), costo(pesos))).toEqual(diferenciaDe(enPesos, costo(pesos)));
        expect(diferenciaDe(costo(pesos), costo(dolares, 'USD', cambio))).toEqual(diferenciaDe(costo(pesos), enPesos));
        const sinCambio = diferenciaDe(costo(dolares, 'USD', cambio), costo(pesos, 'USD', null));
        expect(sinCambio).toEqual(diferenciaDe(costo(dolares), costo(pesos)));
      }),
    );
    expect(diferenciaDe(costo('1', 'USD', null), costo('1500'))).toEqual({ situacion: 'SUBE', variacion: null });
    expect(diferenciaDe(costo('0'), costo('5'))).toEqual({ situacion: 'SUBE', variacion: null });
    expect(diferenciaDe(costo('300'), costo('200'))).toEqual({ situacion: 'BAJA', variacion: '-33.33' });
  });

  it('a line says first what was not to be undone, then why it was left alone, that it is out, what it asks and what it does', () => {
    const linea = { situacion: 'SUBE', alerta: false, confirmada: false, incluida: true, omitida: null } as const;
    const dice = (resto: Partial<Parameters<typeof estadoDeLinea>[0]> = {}) =>
      estadoDeLinea({ ...linea, noRevertida: null, ...resto });
    const enOrden = [
      [{ situacion: 'SIN_ARTICULO' }, 'SE_CREA'],
      [{ alerta: true }, 'POR_CONFIRMAR'],
      [{ confirmada: true }, 'CONFIRMADA'],
      [{ incluida: false }, 'EXCLUIDA'],
      [{ omitida: 'CODIGO_TOMADO' }, 'CODIGO_TOMADO'],
      [{ noRevertida: 'Cambió después' }, 'NO_REVERTIDA'],
    ] as const;
    let todo = {};
    for (const [una, estado] of enOrden) {
      todo = { ...todo, ...una };
      expect(dice(todo)).toBe(estado);
    }
    expect([dice(), dice({ confirmada: true }), dice({ situacion: 'FALTA' })]).toEqual([null, null, 'SE_MARCA']);
  });

  it('asks for a tick beyond the limit, or when nobody can tell how much', () => {
    expect(pideTilde({ situacion: 'SUBE', variacion: '30' }, '30')).toBe(false);
    expect(pideTilde({ situacion: 'BAJA', variacion: '-30.01' }, '30')).toBe(true);
    expect(pideTilde({ situacion: 'SUBE', variacion: null }, '30')).toBe(true);
    expect(pideTilde({ situacion: 'BAJA', variacion: null }, '30')).toBe(true);
    expect(pideTilde({ situacion: 'NUEVA', variacion: null }, '0')).toBe(false);
  });

  it('the sign of the variation is that of the situación', () => {
    const neto = fc.integer({ min: 1, max: 1_000_000 }).map((n) => decimal(n).div(100).toFixed());
    fc.assert(
      fc.property(neto, neto, (viejo, nuevo) => {
        const { situacion, variacion } = diferenciaDe(costo(viejo), costo(nuevo));
        const signo = decimal(variacion ?? 0).cmp(0);
        expect(signo === 0 || situacion === (signo > 0 ? 'SUBE' : 'BAJA')).toBe(true);
        expect((situacion === 'IGUAL') === decimal(viejo).eq(nuevo)).toBe(true);
      }),
    );
  });
});
