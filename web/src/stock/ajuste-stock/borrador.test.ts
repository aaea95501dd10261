import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import { describe, expect, it } from 'vitest';
import {
  type Borrador,
  borradorDe,
  cambiarBorrador,
  quedan,
  type Renglon,
  reparoDeCantidad,
  reparoDeCosto,
  totalizar,
  VACIO,
} from './borrador.ts';
import { aCambiar, aCrear } from './cuerpo.ts';
import { ajuste, ROTURA, renglon, SALON, WO342 } from './ejemplos.prueba.ts';
import { conIdDe, conRespuesta } from './guardado.ts';
import { revisar } from './problemas.ts';

const linea = (datos: Partial<Renglon> = {}): Renglon => ({
  clave: 'n1',
  id: null,
  articuloId: WO342,
  codigo: 'WO-342',
  descripcion: 'Filtro',
  unidad: 'U',
  decimales: 0,
  control: 'NINGUNO',
  numeros: [],
  cantidad: '3',
  costo: '',
  ...datos,
});
const borrador = (renglones: readonly Renglon[]): Borrador => ({
  ...VACIO,
  depositoId: SALON,
  motivo: { id: ROTURA, nombre: 'Rotura' },
  renglones,
});

it('adds, changes, takes away and puts back where it was', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((clave) => linea({ clave }));
  const lleno = borrador([a, b, c] as Renglon[]);
  const sinB = cambiarBorrador(lleno, { tipo: 'quitar', clave: 'b' });
  expect(sinB.renglones.map(({ clave }) => clave)).toEqual(['a', 'c']);
  const otraVez = cambiarBorrador(sinB, { tipo: 'reponer', renglon: b as Renglon, lugar: 1 });
  expect(otraVez.renglones.map(({ clave }) => clave)).toEqual(['a', 'b', 'c']);
  const cambiado = cambiarBorrador(lleno, { tipo: 'cambiar', clave: 'c', cambios: { cantidad: '9' } });
  expect(cambiado.renglones[2]).toMatchObject({ clave: 'c', cantidad: '9' });
});

it('puts nothing back that is there again', () => {
  const cargado = borrador([linea({ clave: 'r1', id: 'r1' })]);
  const quitado = linea({ clave: 'nuevo-3', id: 'r1' });
  expect(cambiarBorrador(cargado, { tipo: 'reponer', renglon: quitado, lugar: 0 })).toBe(cargado);
});

describe('the answer to a save', () => {
  const enviado = borrador([linea({ costo: '1.250,50' }), linea({ clave: 'n2', cantidad: '1' })]);
  const respuesta = ajuste({
    motivoId: 'nuevo',
    motivo: 'Se mojó',
    renglones: [renglon({ id: 'r1' }), renglon({ id: 'r2', cantidad: '1' })],
  }) as Ajuste;

  it('leaves the lines their keys, and says of them what the server says', () => {
    const asentado = conRespuesta(enviado, enviado, respuesta);
    expect(asentado.motivo).toEqual({ id: 'nuevo', nombre: 'Se mojó' });
    expect(asentado.renglones.map(({ clave, id, costo }) => [clave, id, costo])).toEqual([
      ['n1', 'r1', '1250,50'],
      ['n2', 'r2', '1250,50'],
    ]);
  });

  it('keeps what was typed, added and taken away while it was on its way', () => {
    const mientras: Borrador = {
      ...enviado,
      observaciones: 'De la góndola',
      renglones: [linea({ clave: 'n2', cantidad: '12' }), linea({ clave: 'n3' })],
    };
    const despues = conRespuesta(mientras, enviado, respuesta);
    expect(despues.observaciones).toBe('De la góndola');
    expect(despues.motivo).toEqual({ id: 'nuevo', nombre: 'Se mojó' });
    expect(despues.renglones.map(({ clave, id, cantidad }) => [clave, id, cantidad])).toEqual([
      ['n2', 'r2', '12'],
      ['n3', null, '3'],
    ]);
  });

  it('makes new again what was given back while it went without it', () => {
    const sinEl = borrador([linea({ clave: 'r1', id: 'r1' })]);
    const devuelto = borrador([linea({ clave: 'r1', id: 'r1' }), linea({ clave: 'r9', id: 'r9' })]);
    const despues = conRespuesta(devuelto, sinEl, ajuste({ renglones: [renglon({ id: 'r1' })] }) as Ajuste);
    expect(despues.renglones.map(({ id }) => id)).toEqual(['r1', null]);
    expect(conIdDe(linea({ id: 'r1' }), respuesta.renglones).id).toBe('r1');
  });
});

describe('what was typed', () => {
  it('is a signed quantity within the decimals of its unit', () => {
    const reparo = (cantidad: string, decimales = 0) => reparoDeCantidad({ cantidad, decimales });
    expect([reparo('3'), reparo('-2'), reparo('\u22122'), reparo('2,5', 2)]).toEqual([null, null, null, null]);
    expect([reparo(''), reparo('0'), reparo('x'), reparo('2,5'), reparo('1.234', 3)]).toEqual([
      'cantidad',
      'cantidad',
      'ilegible',
      'decimales',
      'ambiguo',
    ]);
  });

  it('is a cost of zero or more, or none', () => {
    expect(['', '0', '1250,5', '-1', 'x', '1,23456'].map((costo) => reparoDeCosto({ costo }))).toEqual([
      null,
      null,
      null,
      'costo',
      'costo',
      'costo',
    ]);
  });

  it('names every field that keeps it from being sent', () => {
    expect([...revisar(VACIO, true).keys()]).toEqual(['depositoId', 'motivo', 'renglones']);
    expect([...revisar(borrador([linea({ cantidad: '' }), linea({ clave: 'n2', costo: 'x' })]), true).keys()]).toEqual([
      'n1.cantidad',
      'n2.costo',
    ]);
  });
});

it('adds up what comes in, what goes out and what is left of each artículo', () => {
  const renglones = [
    linea({ costo: '10,5' }),
    linea({ clave: 'n2', cantidad: '-4' }),
    linea({ clave: 'n3', articuloId: 'otro', cantidad: '1' }),
  ];
  const { entran, salen, articulosQueEntran, articulosQueSalen, valor } = totalizar(renglones);
  expect([entran.toFixed(), salen.toFixed(), articulosQueEntran, articulosQueSalen, valor.toFixed()]).toEqual([
    '4',
    '4',
    2,
    1,
    '31.5',
  ]);
  const saldos = quedan(renglones, new Map([[WO342, '0']]));
  expect([...saldos].map(([id, queda]) => [id, queda.toFixed()])).toEqual([[WO342, '-1']]);
});

describe('what travels', () => {
  it('a new one: numbers as the API takes them, the cost only of what comes in', () => {
    const nuevo = {
      ...borrador([linea({ costo: '1.250,50' }), linea({ clave: 'n2', cantidad: '\u22122', costo: '9' })]),
      fecha: '2026-11-01',
    };
    expect(aCrear(nuevo, true)).toEqual({
      depositoId: SALON,
      motivoId: ROTURA,
      observaciones: '',
      fechaEfectiva: '2026-11-01',
      renglones: [
        { articuloId: WO342, cantidad: '3', costo: '1250.5' },
        { articuloId: WO342, cantidad: '-2', costo: null },
      ],
    });
  });

  it('a change: ids of the lines, a reason by its name, no date nobody touched, no cost from who sees none', () => {
    const original = borradorDe(
      ajuste({ fechaEfectiva: '2026-11-20T13:31:00.000Z', renglones: [renglon({ costo: null })] }) as Ajuste,
    );
    expect(original.fecha).toBe('2026-11-20');
    const cambiado = { ...original, motivo: { id: null, nombre: 'Se mojó' } };
    expect(aCambiar(cambiado, { original, version: 3, verCosto: false })).toEqual({
      version: 3,
      depositoId: SALON,
      motivo: 'Se mojó',
      observaciones: '',
      renglones: [{ id: renglon().id, articuloId: WO342, cantidad: '3' }],
    });
    expect(aCambiar({ ...original, fecha: '' }, { original, version: 3, verCosto: false }).fechaEfectiva).toBeNull();
  });
});
