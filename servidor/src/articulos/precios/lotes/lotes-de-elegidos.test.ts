import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, caminar, LOTES, lineas, lote } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

describe('UA-08 a batch of those chosen in the table', () => {
  it('TD-10 UA-08 keeps all that a filter of the table finds but for some: those, and no others, however it is simulated again', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3]) ids.push(await articulo(persona, { codigo: `ELEG-${n}`, precio: '100' }));
    const seleccion = { de: 'filtro', filtro: { filtros: 'codigo:empieza:ELEG' }, salvo: [ids[1]] };
    const creado = await lote(persona, [], { filtro: {}, seleccion });
    expect(creado).toMatchObject({ filtro: { elegidos: 2 }, alcance: [{ campo: 'elegidos', texto: '2' }] });
    await articulo(persona, { codigo: 'ELEG-4', precio: '100' });
    const codigosDe = async (visto: { id: string }) =>
      (await lineas(persona, visto)).map(({ codigo }: { codigo: string }) => codigo);
    const simulado = await caminar(persona, creado, 'simular');
    expect(await codigosDe(simulado)).toEqual(['ELEG-1', 'ELEG-3']);

    const cambiar = (version: number, filtro: object) => persona.patch(`${LOTES}/${creado.id}`, { version, filtro });
    const conPalabras = await cambiar(simulado.version, { elegidos: 2, buscar: 'eleg3' });
    expect(await codigosDe(await caminar(persona, conPalabras.cuerpo, 'simular'))).toEqual(['ELEG-3']);
    const { version } = (await persona.get(`${LOTES}/${creado.id}`)).cuerpo;
    expect((await cambiar(version, { elegidos: 3 })).cuerpo.issues).toMatchObject([{ path: ['filtro', 'elegidos'] }]);
    const sueltos = (await cambiar(version, { buscar: 'eleg' })).cuerpo;
    expect(await codigosDe(await caminar(persona, sueltos, 'simular'))).toHaveLength(4);
    expect((await cambiar(sueltos.version + 1, { elegidos: 2 })).status).toBe(400);
  });

  it('a batch of nobody chosen, or whose filter says that some are, is not made', async () => {
    const pedido = { motivo: 'Aumento', listaIds: [INICIALES.lista], regla: { tipo: 'PORCENTAJE', valor: '10' } };
    const nadie = { de: 'filtro', filtro: { filtros: 'codigo:empieza:NOHAYTAL' } };
    expect((await persona.post(LOTES, { ...pedido, seleccion: nadie })).cuerpo.issues).toMatchObject([
      { path: ['seleccion'] },
    ]);
    expect((await persona.post(LOTES, { ...pedido, filtro: { elegidos: 2 } })).cuerpo.issues).toMatchObject([
      { path: ['filtro', 'elegidos'] },
    ]);
  });
});

it('PRE-03 a batch reaches nothing that is inactive, whatever names it', async () => {
  const [uno, ido] = [await articulo(persona, { precio: '100' }), await articulo(persona, { precio: '100' })];
  const { version } = (await persona.get(`/api/articulos/${ido}`)).cuerpo;
  const inactivado = await persona.post(`/api/articulos/${ido}/estado`, { version, accion: 'inactivar' });
  expect(inactivado.status, inactivado.texto).toBe(200);
  const simulado = await caminar(persona, await lote(persona, [uno, ido]), 'simular');
  expect(simulado.totales).toMatchObject({ lineas: 1, iguales: 0, sinBase: 0 });
  expect(await lineas(persona, simulado)).toMatchObject([{ articuloId: uno }]);
});
