import { expect, it } from 'vitest';
import { esquemaDeAcceso, esquemaDeColor, esquemaDeColores, esquemaDeEdad, esquemaDeRegistro } from './estado.ts';

const t = (clave: string) => clave;
type Juez = { safeParse: (datos: unknown) => { readonly error?: { readonly issues: readonly Reparo[] } | undefined } };
type Reparo = { readonly path: readonly PropertyKey[]; readonly message: string };
const reparos = (esquema: Juez, datos: object) =>
  esquema.safeParse(datos).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const BUENO = { nombre: 'Ana', correo: 'ana@example.com', contrasena: 'ocho letras', repetir: 'ocho letras' };

it('F15: who signs up tells a name of 2 to 50 letters, an e-mail and twice the same password of 8', () => {
  const esquema = esquemaDeRegistro(t);
  expect(reparos(esquema, BUENO)).toEqual([]);
  expect(reparos(esquema, { ...BUENO, nombre: ' ' })).toEqual([['nombre', 'sinNombre']]);
  expect(reparos(esquema, { ...BUENO, nombre: 'A' })).toEqual([['nombre', 'corto']]);
  expect(reparos(esquema, { ...BUENO, nombre: 'a'.repeat(51) })).toEqual([['nombre', 'largo']]);
  expect(reparos(esquema, { ...BUENO, nombre: 'a'.repeat(50) })).toEqual([]);
  expect(reparos(esquema, { ...BUENO, correo: 'ana@' })).toEqual([['correo', 'correo']]);
  expect(reparos(esquema, { ...BUENO, contrasena: 'siete 7', repetir: 'siete 7' })).toEqual([['contrasena', 'clave']]);
  expect(reparos(esquema, { ...BUENO, repetir: 'otra cosa' })).toEqual([['repetir', 'distintas']]);
});

it('F15: who signs in tells an e-mail and a password of 8', () => {
  expect(reparos(esquemaDeAcceso(t), { correo: '', contrasena: '' })).toEqual([
    ['correo', 'correo'],
    ['contrasena', 'clave'],
  ]);
});

it('F15: an age, a colour, and at least one of the colours have to be chosen', () => {
  expect(reparos(esquemaDeEdad(t), { edad: '' })).toEqual([['edad', 'sinEdad']]);
  expect(reparos(esquemaDeColor(t), { color: '' })).toEqual([['color', 'sinColor']]);
  expect(reparos(esquemaDeColores(t), { colores: [] })).toEqual([['colores', 'sinColores']]);
  expect(reparos(esquemaDeColores(t), { colores: ['rojo', 'azul'] })).toEqual([]);
});
