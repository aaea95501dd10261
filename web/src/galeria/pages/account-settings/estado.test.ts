import { beforeEach, expect, it } from 'vitest';
import { formatearTamano } from '#ui/formato/tamano.ts';
import { almacenes, esquemaDeAvisos, esquemaDeCuenta, esquemaDeFacturacion } from './estado.ts';
import { reparoDeFoto } from './foto.ts';

const t = (clave: string) => clave;
const CUENTA = almacenes.cuenta.leer();
const reparosDe = (cambios: object) =>
  esquemaDeCuenta(t)
    .safeParse({ ...CUENTA, ...cambios })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

beforeEach(() => almacenes.cuenta.restablecer());

it('a password that is not changed asks for nothing', () => {
  expect(reparosDe({})).toEqual([]);
});

it('T-AS-2: the new password is told twice the same, has eight letters, and comes with the current one', () => {
  expect(reparosDe({ actual: 'vieja clave', nueva: 'la nueva clave', repetir: 'la nueva calve' })).toEqual([
    ['repetir', 'clave.distinta'],
  ]);
  expect(reparosDe({ actual: 'vieja clave', nueva: 'corta', repetir: 'corta' })).toEqual([['nueva', 'clave.corta']]);
  expect(reparosDe({ nueva: 'la nueva clave', repetir: 'la nueva clave' })).toEqual([['actual', 'clave.falta']]);
});

it('T-AS-3: a picture is a JPG, GIF or PNG of 800 KB at most, as its weight is read', () => {
  expect(reparoDeFoto({ type: 'image/png', size: 815_000 })).toBeUndefined();
  const lasQueSeAdmiten = Array.from({ length: 2_000 }, (_, i) => 819_000 + i).map((size) => ({
    peso: formatearTamano(size),
    reparo: reparoDeFoto({ type: 'image/png', size }),
  }));
  expect(lasQueSeAdmiten.filter(({ peso, reparo }) => (peso === '800\u00a0KB') === (reparo === 'pesada'))).toEqual([]);
  expect(reparoDeFoto({ type: 'image/gif', size: 1_000_000 })).toBe('pesada');
  expect(reparoDeFoto({ type: 'image/svg+xml', size: 10 })).toBe('deOtroTipo');
});

it('the eight data of billing are all required', () => {
  const { plan, ...datos } = almacenes.facturacion.leer();
  const vacios = Object.fromEntries(Object.keys(datos).map((campo) => [campo, ' ']));
  const campos = esquemaDeFacturacion(t)
    .safeParse({ ...vacios, plan })
    .error?.issues.map(({ path }) => path.join('.'));
  expect(new Set(campos)).toEqual(new Set(Object.keys(datos)));
  expect(Object.keys(datos)).toHaveLength(8);
});

it('an address that is none is not one for notices', () => {
  expect(esquemaDeAvisos(t).safeParse({ ...almacenes.avisos.leer(), correo: 'malena' }).success).toBe(false);
});
