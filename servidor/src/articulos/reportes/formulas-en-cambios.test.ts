import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cambiarRevisada } from '#articulos/precios/ayudas-de-prueba.ts';
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

it('REA-04 its pages have each of them once, in either order, and every count of them agrees', async () => {
  // Those of Mayorista are changes of theirs too.
  for (const codigo of ['UNO', 'DOS', 'TRES'])
    await persona.post(A, { codigo: `PAG-${codigo}`, descripcion: 'Paginado', precio: '100' });
  const derivacion = { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' };
  for (const nombre of ['Talleres', 'Flotas']) {
    const creada = (await persona.post(LISTAS, { nombre, derivacion })).cuerpo;
    const otra = { ...derivacion, coeficiente: '2.1', adicional: '1' };
    const { status, cuerpo } = await cambiarRevisada(persona, creada, { derivacion: otra, motivo: 'Uno' });
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    const deNuevo = { derivacion: { ...otra, coeficiente: '2.2' }, motivo: 'Dos' };
    expect((await cambiarRevisada(persona, cuerpo, deNuevo)).status).toBe(200);
  }
  const R = `${A}/reportes/cambios`;
  const pedido = 'clase=FORMULA&buscar=paginado';
  const clave = ({ id }: { id: string }) => id;
  const enPaginas = async (orden: string) => {
    const paginas = [];
    for (const pagina of [1, 2, 3, 4, 5])
      paginas.push((await persona.get(`${R}?${pedido}&orden=${orden}&porPagina=5&pagina=${pagina}`)).cuerpo);
    expect(paginas.map(({ total }) => total)).toEqual([24, 24, 24, 24, 24]);
    return paginas.flatMap(({ filas }) => filas);
  };
  for (const orden of ['en', '-en']) {
    const filas = await enPaginas(orden);
    expect(new Set(filas.map(clave)).size).toBe(24);
    const { cuerpo } = await persona.get(`${R}?${pedido}&orden=${orden}&porPagina=100&contar=exacto`);
    expect(cuerpo.total).toBe(24);
    expect(filas).toEqual(cuerpo.filas);
    const instantes = filas.map(({ en }: { en: string }) => en);
    expect(instantes).toEqual(orden === 'en' ? instantes.toSorted() : instantes.toSorted().reverse());
  }
  const resumen = (await persona.get(`${R}/resumen?${pedido}`)).cuerpo;
  expect(resumen.clases).toContainEqual({ clase: 'FORMULA', cambios: 24 });
  expect(resumen.autores).toEqual([{ quien: 'Lucía Ferreyra', cambios: 24 }]);
  const delMotivo = `${pedido}&filtros=motivo:igual:dos;codigo:igual:pag-uno`;
  expect((await persona.get(`${R}?${delMotivo}`)).cuerpo.total).toBe(2);
  expect((await persona.get(`${R}?${delMotivo}&contar=exacto`)).cuerpo.total).toBe(2);
  const { texto } = await persona.get(`${R}/exportar?${pedido}&columnas=codigo`);
  expect(texto.trim().split('\r\n')).toHaveLength(25);
});

it('REA-04 works no price out to tell whose they are: of hundreds of thousands that takes longer than anybody waits', async () => {
  const leer = async () => {
    const [lista, resumen] = [
      await persona.get(`${A}/reportes/cambios`),
      await persona.get(`${A}/reportes/cambios/resumen`),
    ];
    return [lista.cuerpo, resumen.cuerpo];
  };
  const antes = await leer();
  await sql`
    create or replace function precios_derivados(l lista_precio, cantidad numeric, instante timestamptz)
    returns table (articulo_id uuid, importe numeric) language plpgsql stable as
    $$ begin raise exception 'a price was worked out'; end $$`.execute(prueba.db);
  expect(await leer()).toEqual(antes);
});
