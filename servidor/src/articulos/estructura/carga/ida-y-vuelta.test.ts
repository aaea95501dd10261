import { afterAll, beforeAll, expect, it } from 'vitest';
import { ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

/** One that words find. */
const deVerdad = async (codigo: string, descripcion: string): Promise<string> =>
  (await persona.post('/api/articulos', { codigo, descripcion })).cuerpo.id;

it('EST-11 what is exported is read back line by line, and only of the artículo at hand when there are several', async () => {
  const [motor, otro, aro, disco, guia] = await Promise.all([
    deVerdad('IDA-1', 'Vuelta completa uno'),
    deVerdad('IDA-2', 'Vuelta completa dos'),
    sembrarArticulo(prueba.db, { codigo: 'IDA-ARO' }),
    sembrarArticulo(prueba.db, { codigo: 'IDA-DISCO' }),
    sembrarArticulo(prueba.db, { codigo: 'IDA-GUIA' }),
  ]);
  const { lineas } = await regir(persona, motor, [
    una(aro, '2', { merma: '2.5', sustitutos: [guia] }),
    una(disco, '1', { opcional: true }),
  ]);
  await regir(persona, otro, [una(guia, '3')]);
  const releer = async (buscar: string, articuloId?: string) => {
    const { texto } = await persona.get(`${ESTRUCTURAS}/exportar?buscar=${buscar}`);
    return (await persona.post(`${ESTRUCTURAS}/planilla`, { texto, articuloId })).cuerpo.renglones;
  };
  const leidas = await releer('vuelta+completa+uno', motor);
  expect(leidas.map(({ linea }: { linea: object }) => linea)).toEqual(
    lineas.map(({ id: _, ...linea }: { id: string }) => linea),
  );
  expect(await releer('vuelta+completa', motor)).toMatchObject([
    { linea: { componenteId: aro } },
    { linea: { componenteId: disco } },
    { linea: null, reparos: ['Es un componente de IDA-2: la planilla trae varias estructuras.'] },
  ]);
});
