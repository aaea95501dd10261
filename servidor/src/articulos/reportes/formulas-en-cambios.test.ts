import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const A = '/api/articulos';
const LISTAS = `${A}/listas-de-precio`;
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Lucía Ferreyra' });
});
afterAll(() => prueba.cerrar());

it('REA-04 another formula is a change of each artículo whose price it works out, with who, why, and from what to what', async () => {
  const crear = async (codigo: string) => {
    const { status, cuerpo } = await persona.post(A, { codigo, descripcion: 'Bujía', precio: '100' });
    expect(status, JSON.stringify(cuerpo)).toBe(201);
    return cuerpo.id;
  };
  const [calculado, escrito] = [await crear('CALCULADO'), await crear('ESCRITO')];
  const derivacion = { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' };
  const { id, version } = (await persona.post(LISTAS, { nombre: 'Mayorista', derivacion })).cuerpo;
  await persona.post(`${A}/${escrito}/precios`, { listaId: id, importe: '500' });
  const cambio = { version, derivacion: { ...derivacion, coeficiente: '2.125', paso: '10' }, motivo: 'Paridad' };
  const hecho = await persona.patch(`${LISTAS}/${id}`, cambio);
  expect(hecho.status, hecho.texto).toBe(200);

  const leer = async (query: string, quien = persona) => (await quien.get(`${A}/reportes/cambios${query}`)).cuerpo;
  const { filas, total } = await leer('?clase=FORMULA');
  expect(total).toBe(2);
  const comun = {
    clase: 'FORMULA',
    articuloId: calculado,
    codigo: 'CALCULADO',
    quien: 'Lucía Ferreyra',
    motivo: 'Paridad',
  };
  expect(filas).toHaveLength(2);
  expect(filas).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...comun,
        campo: 'coeficiente Mayorista',
        antes: '2',
        despues: '2.125',
        variacion: null,
      }),
      expect.objectContaining({ ...comun, campo: 'paso Mayorista', antes: '0', despues: '10', variacion: null }),
    ]),
  );
  expect(new Set(filas.map((fila: { id: string }) => fila.id)).size).toBe(2);
  expect((await leer('?clase=FORMULA&filtros=codigo:igual:escrito')).filas).toEqual([]);
  expect((await leer('?clase=FORMULA&filtros=motivo:contiene:paridad;quien:empieza:lucia')).filas).toHaveLength(2);
  expect((await leer('?clase=FORMULA&desde=2020-06-01&hasta=2020-06-02')).filas).toEqual([]);
  expect((await leer('/resumen')).clases).toContainEqual({ clase: 'FORMULA', cambios: 2 });
  expect((await persona.get(`${A}/reportes/cambios/exportar?clase=FORMULA`)).texto).toContain(
    ';Fórmula;Mayorista · Coeficiente;2;2,125;',
  );

  // INV-71: a price beside its coefficient tells the cost.
  const vendedor = await prueba.cliente({ permisos: ['articulo.ver'] });
  expect((await leer('?clase=FORMULA', vendedor)).filas).toEqual([]);
  expect((await leer('', vendedor)).filas.some(({ clase }: { clase: string }) => clase === 'FORMULA')).toBe(false);
});
