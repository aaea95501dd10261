import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import '#prueba/ambiente.ts';

type Grupo = { readonly usar: () => unknown };

const modulos = import.meta.glob<Readonly<Record<string, Grupo | object>>>('./**/textos{,-de-datos,-comunes}.ts', {
  eager: true,
});
const grupos = Object.values(modulos).flatMap((modulo) =>
  Object.values(modulo).filter((uno): uno is Grupo => 'usar' in uno),
);

/** Every text with its key, written with dots. */
const hojas = (textos: object, antes = ''): readonly (readonly [clave: string, texto: string])[] =>
  Object.entries(textos).flatMap(([clave, valor]) =>
    typeof valor === 'string' ? [[`${antes}${clave}`, valor] as const] : hojas(valor, `${antes}${clave}.`),
  );

/** What a text takes from outside: `{{cantidad}}`. */
const huecos = (texto: string): string =>
  [...texto.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([hueco]) => hueco)
    .sort()
    .join();

const enIdioma = (idioma: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(i18next.store.data[idioma] ?? {})
      .filter(([espacio]) => espacio.startsWith('demo-'))
      .flatMap(([espacio, textos]) => hojas(textos as object, `${espacio}.`)),
  );

describe('the texts of the demonstration', () => {
  it('T-LA: English says everything that Spanish says, with the same data and nothing empty', () => {
    for (const { usar } of grupos) renderHook(usar);
    const [es, en] = [enIdioma('es'), enIdioma('en')];
    expect(new Set([...es.keys()].map((clave) => clave.split('.')[0])).size).toBe(grupos.length);
    expect([...es.keys()].filter((clave) => !en.has(clave))).toEqual([]);
    expect([...es].filter(([clave, texto]) => huecos(en.get(clave) ?? '') !== huecos(texto))).toEqual([]);
    expect([...es, ...en].filter(([, texto]) => texto.trim() === '')).toEqual([]);
  });
});
