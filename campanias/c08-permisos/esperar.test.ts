import { expect, it } from 'vitest';
import { type Concesion, esperado, type Lugar, lugaresDe } from './tabla/esperar.ts';
import { abierta, creaEnSucursal, deLaEmpresa, deSucursal } from './tabla/fila.ts';

const con = (...concesiones: readonly Concesion[]) => ({
  identificado: true,
  concesiones,
  medio: 'cookie' as const,
  reciente: true,
});
const vendedorEn = (donde: Concesion['donde']) => con({ rol: 'vendedor', donde });
const NADIE = { identificado: false, concesiones: [], medio: 'nada' as const, reciente: false };
const anular = deSucursal('POST /x/:id/anular', ['vendedor'], { ven: ['vendedor', 'consulta'] });

it('C08 reads a row of a sucursal: theirs, another one, nowhere', () => {
  const leer = (lugar: Lugar) => esperado(anular, vendedorEn('central'), lugar);
  expect(lugaresDe(anular).map(leer)).toEqual(['ok', '404', '404']);
});

it('C08 without a session it is a 401 and without the role a 403, whatever is asked for', () => {
  expect(lugaresDe(anular).map((lugar) => esperado(anular, NADIE, lugar))).toEqual(['401', '401', '401']);
  const taller = con({ rol: 'taller', donde: 'todas' });
  expect(lugaresDe(anular).map((lugar) => esperado(anular, taller, lugar))).toEqual(['403', '403', '403']);
});

it('C08 grants add up, each in its place: what one sees there and may not do there is a 403', () => {
  const mezcla = con({ rol: 'vendedor', donde: 'central' }, { rol: 'consulta', donde: 'rosario' });
  expect(esperado(anular, mezcla, 'rosario')).toBe('403');
  expect(
    esperado(anular, con({ rol: 'vendedor', donde: 'central' }, { rol: 'vendedor', donde: 'rosario' }), 'rosario'),
  ).toBe('ok');
});

it('C08 reads what is made in a sucursal, what is of the company, and what everybody may do', () => {
  const crear = creaEnSucursal('POST /x', ['vendedor']);
  expect(lugaresDe(crear).map((lugar) => esperado(crear, vendedorEn('rosario'), lugar))).toEqual([
    '403',
    'creado',
    '400',
  ]);
  expect(esperado(deLaEmpresa('GET /x', ['vendedor']), vendedorEn('rosario'), 'empresa')).toBe('ok');
  expect(esperado(abierta('GET /x', 'ok'), NADIE, 'empresa')).toBe('ok');
  const sucursal = deLaEmpresa('POST /x', ['vendedor'], { objeto: 'todas', ajeno: '403' });
  expect(
    ['central', 'todas'].map((donde) => esperado(sucursal, vendedorEn(donde as Concesion['donde']), 'empresa')),
  ).toEqual(['403', 'ok']);
});

it('C08 what is of the company and shown only to some does not exist for who sees nothing of it', () => {
  const vista = deLaEmpresa('PATCH /x/:id', ['vendedor'], { ven: ['vendedor', 'consulta'], ajeno: '404' });
  expect(esperado(vista, con({ rol: 'consulta', donde: 'rosario' }), 'empresa')).toBe('403');
  expect(esperado(vista, con(), 'empresa')).toBe('404');
});

it('C08 what asks for a fresh proof lets neither a key nor an old session through, and tells both the same whatever it is about', () => {
  const fila = deLaEmpresa('POST /x/:id', ['vendedor'], { confirma: 'en persona' });
  const vendedor = vendedorEn('todas');
  const leer = (otro: object) => lugaresDe(fila).map((lugar) => esperado(fila, { ...vendedor, ...otro }, lugar));
  expect(leer({})).toEqual(['ok', '404']);
  expect(leer({ reciente: false })).toEqual(Array(2).fill('403 acceso.falta_confirmacion'));
  expect(leer({ medio: 'clave' })).toEqual(Array(2).fill('403 acceso.solo_en_persona'));
  const reciente = { ...fila, confirma: 'reciente' as const };
  expect(esperado(reciente, { ...vendedor, medio: 'clave', reciente: false }, 'empresa')).toBe('ok');
});
