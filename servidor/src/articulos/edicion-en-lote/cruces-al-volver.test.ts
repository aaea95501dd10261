import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const E = '/api/articulos/ediciones';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const crear = async (codigo: string, barras?: string): Promise<string> => {
  const codigos = barras === undefined ? [] : [{ tipo: 'BARRAS', valor: barras }];
  return (await persona.post('/api/articulos', { codigo, descripcion: codigo, codigos })).cuerpo.id;
};
const pedido = (ids: readonly string[], estado: string) => ({ seleccion: { de: 'ids', ids }, cambios: { estado } });
const mover = async (ids: readonly string[], estado: string, cambian: number) =>
  (await persona.post(E, { ...pedido(ids, estado), cambian, motivo: 'Orden del depósito' })).cuerpo;
const estadosDe = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await persona.get(`/api/articulos/${id}`)).cuerpo.estado));

describe('ART-25 many that come back', () => {
  it('leave out whoever has a code that another one answers to by now as something else, also when it is undone', async () => {
    const ids = [await crear('VIEJO-1', '7791234567898'), await crear('VIEJO-2')];
    const hecha = await mover(ids, 'INACTIVO', 2);
    await crear('7791234567898');
    expect((await persona.post(`${E}/vista-previa`, pedido(ids, 'ACTIVO'))).cuerpo).toMatchObject({
      cambian: 1,
      porProblema: [{ problema: 'CODIGO_OCUPADO', articulos: 1 }],
    });
    const vuelta = await persona.post(`${E}/${hecha.id}/deshacer`, { motivo: 'Era un error' });
    expect(vuelta).toMatchObject({ status: 201, cuerpo: { articulos: 1, fallas: 1 } });
    expect(await estadosDe(ids)).toEqual(['INACTIVO', 'ACTIVO']);
  });

  it('of two whose codes cross, one does; those that stand in for each other both do', async () => {
    const ids = [await crear('CRUZA-1', 'CRUZA-2'), await crear('SUELTO-1')];
    await mover([ids[0] ?? ''], 'INACTIVO', 1);
    ids.push(await crear('CRUZA 2'));
    await mover(ids, 'INACTIVO', 2);
    expect(await mover(ids, 'ACTIVO', 2)).toMatchObject({ articulos: 2, fallas: 1 });
    expect(await estadosDe(ids)).toEqual(['ACTIVO', 'ACTIVO', 'INACTIVO']);

    const [una, , otra] = ids;
    const { version } = (await persona.get(`/api/articulos/${una}`)).cuerpo;
    await persona.post(`/api/articulos/${una}/equivalencias`, { version, articuloId: otra });
    await mover(ids, 'INACTIVO', 2);
    expect(await mover(ids, 'ACTIVO', 3)).toMatchObject({ articulos: 3, fallas: 0 });
  });
});
