import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { regir, una } from './ayudas-de-prueba.ts';

const A = '/api/articulos';
let prueba: Prueba;
let persona: Cliente;
let metro: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  metro = (await persona.get('/api/tablas-generales/unidades?buscar=metro')).cuerpo.filas[0].id;
});
afterAll(() => prueba.cerrar());

const nuevo = async (codigo: string): Promise<{ readonly id: string; readonly version: number }> =>
  (await persona.post(A, { codigo, descripcion: `Pieza ${codigo}` })).cuerpo;
const cambiar = ({ id, version }: { readonly id: string; readonly version: number }, cambio: object) =>
  persona.patch(`${A}/${id}`, { version, ...cambio });

/** An artículo that may take the place of a component, and of which there never was any. */
async function sustituto(codigo: string) {
  const [conjunto, pieza, otro] = [await nuevo(`${codigo}-C`), await nuevo(`${codigo}-P`), await nuevo(`${codigo}-O`)];
  await regir(persona, conjunto.id, [una(pieza.id, '1', { sustitutos: [otro.id] })]);
  return { pieza, otro };
}

describe('EST-10 what may take the place of a component', () => {
  it('INV-29 goes on being counted as it was, as the component does', async () => {
    const { pieza, otro } = await sustituto('SUF-2');
    for (const suyo of [pieza, otro]) {
      expect((await cambiar(suyo, { unidadId: metro })).cuerpo.code).toBe('articulos.unidad_en_uso');
    }
  });
});
