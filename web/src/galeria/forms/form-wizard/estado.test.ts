import { expect, it } from 'vitest';
import {
  AL_PRINCIPIO,
  esquemaDeCuenta,
  esquemaDeFin,
  esquemaDePerfil,
  omitir,
  pasoDe,
  pasoPosible,
  SIN_DATOS,
  seguir,
  sePuedeOmitir,
  volver,
} from './estado.ts';

const t = (clave: string) => clave;
const EN_PERFIL = seguir(AL_PRINCIPIO);
const EN_FIN = seguir(EN_PERFIL);

it('goes forward to the end and no further, and back to the beginning and no further', () => {
  expect(pasoDe(EN_FIN)).toBe('fin');
  expect(pasoDe(seguir(EN_FIN))).toBeUndefined();
  expect(seguir(seguir(EN_FIN))).toEqual(seguir(EN_FIN));
  expect(volver(AL_PRINCIPIO)).toEqual(AL_PRINCIPIO);
  expect(pasoDe(volver(EN_FIN))).toBe('perfil');
});

it('T-FM-2: only the second step can be skipped, and filling it in later undoes that', () => {
  expect([AL_PRINCIPIO, EN_PERFIL, EN_FIN].map(sePuedeOmitir)).toEqual([false, true, false]);
  expect(omitir(AL_PRINCIPIO)).toEqual(AL_PRINCIPIO);
  expect(omitir(EN_FIN)).toEqual(EN_FIN);
  const omitido = omitir(EN_PERFIL);
  expect(omitido).toEqual({ paso: 2, omitidos: [1] });
  expect(omitir(volver(omitido))).toEqual(omitido);
  expect(seguir(volver(omitido))).toEqual({ paso: 2, omitidos: [] });
});

it('is at no step with one before it that lacks something, unless it was skipped', () => {
  const cuenta = { nombre: 'Ana', correo: 'ana@example.com', contrasena: 'ocho letras' };
  const con = (datos: object) => ({ ...SIN_DATOS, ...datos });
  expect(pasoPosible(EN_FIN, SIN_DATOS)).toBe(0);
  expect(pasoPosible(EN_PERFIL, con({ cuenta }))).toBe(1);
  expect(pasoPosible(EN_FIN, con({ cuenta }))).toBe(1);
  expect(pasoPosible(omitir(EN_PERFIL), con({ cuenta }))).toBe(2);
  expect(pasoPosible(seguir(omitir(EN_PERFIL)), con({ cuenta }))).toBe(2);
  expect(pasoPosible(seguir(omitir(EN_PERFIL)), con({ cuenta, fin: { acepta: true } }))).toBe(3);
  expect(pasoPosible(AL_PRINCIPIO, con({ cuenta, fin: { acepta: true } }))).toBe(0);
});

it('F15: each step judges its own, and the terms have to be accepted', () => {
  const cuenta = { nombre: 'Ana', correo: 'ana@example.com', contrasena: 'ocho letras' };
  expect(esquemaDeCuenta(t).safeParse(cuenta).success).toBe(true);
  expect(esquemaDeCuenta(t).safeParse({ ...cuenta, contrasena: 'corta' }).success).toBe(false);
  expect(esquemaDePerfil(t).safeParse({ nombre: 'Ana', apellido: '', direccion: '' }).success).toBe(false);
  expect(esquemaDePerfil(t).safeParse({ nombre: 'Ana', apellido: 'Ruiz', direccion: '' }).success).toBe(true);
  expect(esquemaDeFin('aceptar')().safeParse({ acepta: false }).error?.issues[0]?.message).toBe('aceptar');
  expect(esquemaDeFin('aceptar')().safeParse({ acepta: true }).success).toBe(true);
});
