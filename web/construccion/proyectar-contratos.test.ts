import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proyectar } from './proyectar-contratos.ts';

const NUCLEO = join(import.meta.dirname, '../../nucleo/src');
const contratos = readdirSync(NUCLEO, { recursive: true })
  .map(String)
  .filter((ruta) => /[\\/]contrato[^\\/]*\.ts$/.test(ruta) && !ruta.endsWith('.test.ts'));

it('keeps method, path and permission, and takes out schemas, sentences and what only they used', () => {
  const codigo = `
    import { z } from 'zod';
    import { Id, textoCorto } from '#comun/campos.ts';
    import { normaCodigo } from '#comun/texto.ts';
    import { endpoint } from '#comun/endpoint.ts';
    export const ESTADOS = ['abierta', 'cerrada'];
    const campos = { nombre: textoCorto(20).refine((texto) => normaCodigo(texto) !== '') };
    export const Nota = z.object({ id: Id, ...campos });
    const propio = { permiso: 'nota.ver', alcance: 'sucursal', params: z.object({ id: Id }) };
    export const verNota = endpoint({ method: 'GET', path: '/api/notas/:id', summary: 'Una nota', ...propio, response: Nota, errors: [] });
    const listar = (tabla, fila) => endpoint({ method: 'GET', path: tabla, permiso: 'nota.ver', response: z.array(fila) });
    export const listarNotas = listar('/api/notas', Nota);
  `;
  const salida = proyectar(codigo).replace(/\s+/g, ' ').trim();
  expect(salida).toBe(
    "import { endpoint } from '#comun/endpoint.ts'; export const ESTADOS = ['abierta', 'cerrada']; " +
      "const propio = { permiso: 'nota.ver' }; " +
      "export const verNota = endpoint({ method: 'GET', path: '/api/notas/:id', ...propio }); " +
      "const listar = (tabla, fila) => endpoint({ method: 'GET', path: tabla, permiso: 'nota.ver' }); " +
      "export const listarNotas = listar('/api/notas', undefined);",
  );
});

it('finds the contracts of the product', () => expect(contratos.length).toBeGreaterThan(15));

it.each(contratos)('leaves nothing of the library of schemas in %s, and every endpoint that it had', (ruta) => {
  const codigo = stripTypeScriptTypes(readFileSync(join(NUCLEO, ruta), 'utf8'));
  const salida = proyectar(codigo);
  expect(salida).not.toMatch(/from 'zod'|comun\/campos|comun\/paginacion|\bz\./);
  const endpoints = (texto: string) =>
    texto.match(/export const \w+ = (endpoint|listar|exportar|crear|cambiar)\(/g) ?? [];
  expect(endpoints(salida)).toEqual(endpoints(codigo));
});
