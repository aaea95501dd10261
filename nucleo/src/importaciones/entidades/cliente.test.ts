import { describe, expect, it } from 'vitest';
import type { Tabla } from '#importaciones/lectura/tabla.ts';
import { interpretarCliente } from './cliente.ts';
import { camposDe } from './entidades.ts';

const campos = Object.keys(camposDe('clientes'));
const titulos = Object.values(camposDe('clientes')).map(({ titulo }) => titulo);

function leer(valores: Readonly<Record<string, string>>, vaciosBorran = false) {
  const presentes = campos.filter((campo) => campo in valores);
  const tabla: Tabla = {
    perfil: 'clientes',
    separador: ';',
    signo: ',',
    titulos: presentes.map((campo) => titulos[campos.indexOf(campo)] ?? ''),
    lugares: Object.fromEntries(presentes.map((campo, i) => [campo, i])),
  };
  return interpretarCliente(
    { tabla, vaciosBorran },
    presentes.map((campo) => valores[campo] ?? ''),
    3,
  );
}
const filaDe = (leida: ReturnType<typeof leer>) => (leida.aceptada ? leida.fila : leida.rechazos);
const columnasDe = (leida: ReturnType<typeof leer>) =>
  leida.aceptada ? [] : leida.rechazos.map(({ columna }) => columna);

describe('interpretarCliente', () => {
  it('reads a company with its CUIT, its condición and where it is', () => {
    const leida = leer({
      codigoExterno: 'C-10',
      razonSocial: 'Repuestos del Sur SRL',
      documento: '30-70707070-2',
      condicionIva: 'RI',
      email: 'compras@delsur.com.ar',
      calle: 'Mitre 100',
      localidad: 'Lanús',
      provincia: 'buenos aires',
      codigoPostal: 'b1824abc',
    });
    expect(filaDe(leida)).toEqual({
      fila: 3,
      codigoExterno: 'C-10',
      razonSocial: 'Repuestos del Sur SRL',
      documento: { tipo: '80', numero: '30707070702' },
      condicionIva: 1,
      email: 'compras@delsur.com.ar',
      domicilio: { calle: 'Mitre 100', localidad: 'Lanús', provinciaIso: 'AR-B', codigoPostal: 'B1824ABC' },
    });
  });

  it.each([
    ['12.345.678', '96', '12345678'],
    ['20-12345678-6', '80', '20123456786'],
    ['0', '99', null],
  ])('tells the kind of the document %s by its number', (documento, tipo, numero) => {
    expect(filaDe(leer({ codigoExterno: 'X', documento }))).toMatchObject({ documento: { tipo, numero } });
  });

  it.each(['Responsable Inscripto', 'resp. inscripto', 'R.I.', '1', 'IVA Responsable Inscripto'])(
    'knows that %s is Responsable Inscripto',
    (condicionIva) => {
      expect(filaDe(leer({ documento: '30707070702', condicionIva }))).toMatchObject({ condicionIva: 1 });
    },
  );

  it('leaves empty cells as they are, or clears them when empty cells clear', () => {
    const fila = { codigoExterno: 'X', razonSocial: '', telefono: '', lista: '' };
    expect(filaDe(leer(fila))).toEqual({ fila: 3, codigoExterno: 'X' });
    expect(filaDe(leer(fila, true))).toEqual({ fila: 3, codigoExterno: 'X', telefono: '', lista: null });
  });

  it('refuses whoever cannot be recognised (a row without document nor code)', () => {
    expect(columnasDe(leer({ razonSocial: 'Juan', documento: '' }))).toEqual(['Documento']);
    expect(columnasDe(leer({ razonSocial: 'Juan' }))).toEqual(['']);
  });

  it('INV-46, INV-47: refuses a wrong CUIT, and an Inscripto without CUIT', () => {
    expect(columnasDe(leer({ documento: '30-70707070-3' }))).toEqual(['Documento']);
    expect(columnasDe(leer({ codigoExterno: 'X', documento: '12345678', condicionIva: 'RI' }))).toEqual([
      'Condición IVA',
    ]);
  });

  it('says every wrong cell at once', () => {
    const leida = leer({
      codigoExterno: 'X',
      condicionIva: 'Otra',
      email: 'no',
      provincia: 'Narnia',
      calle: 'Mitre 1',
    });
    expect(columnasDe(leida).toSorted()).toEqual(['Condición IVA', 'Correo electrónico', 'Provincia']);
  });

  it('keeps a city without a street', () => {
    expect(filaDe(leer({ codigoExterno: 'X', localidad: 'Salta' }))).toMatchObject({
      domicilio: { calle: 'S/D', localidad: 'Salta' },
    });
  });
});
