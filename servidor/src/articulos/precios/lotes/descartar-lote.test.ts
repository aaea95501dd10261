import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, caminar, LOTES, lote, mover, ver } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

describe('PRE-15 a batch that is given up', () => {
  it('says who did it, when and why, and is found by it', async () => {
    const beto = await prueba.cliente({ nombre: 'Beto' });
    const id = await articulo(persona, { precio: '100' });
    const simulado = await caminar(persona, await lote(persona, [id]), 'simular');
    expect(simulado).toMatchObject({ descarte: null, descartador: null, descartadoEn: null });
    const motivo = 'El proveedor se arrepintió';
    const { cuerpo } = await mover(beto, simulado, 'descartar', { motivo });
    const dicho = { estado: 'DESCARTADO', descarte: motivo, descartador: { id: beto.usuarioId, nombre: 'Beto' } };
    expect(cuerpo).toMatchObject(dicho);
    expect(await ver(persona, simulado)).toMatchObject({ ...dicho, descartadoEn: expect.stringMatching(/Z$/) });

    const hallados = async (buscar: string) =>
      (await persona.get(`${LOTES}?buscar=${encodeURIComponent(buscar)}`)).cuerpo.filas;
    expect(await hallados('ARREPINTIO')).toMatchObject([{ id: simulado.id, descarte: motivo }]);
    expect(await hallados('aumento de agosto')).toMatchObject([{ id: simulado.id }]);
    const { texto } = await persona.get(`${LOTES}/exportar?buscar=arrepintio&columnas=motivo`);
    expect(texto).toContain(motivo);
  });
});
