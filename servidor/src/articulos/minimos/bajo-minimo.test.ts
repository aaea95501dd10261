import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarArticulos } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { readonly sucursalId: string; readonly depositoId: string };
/** Short in Casa Central, short in Rosario where it has no saldo, at its very minimum, promised beyond what there is, inactive. */
const CODIGOS = ['CORTO-1', 'CORTO-2', 'JUSTO-3', 'ROJO-4', 'VIEJO-5'] as const;
const ids = new Map<string, string>();
const idDe = (codigo: (typeof CODIGOS)[number]) => ids.get(codigo) ?? '';

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const nuevos = await prueba.db.transaction().execute((tx) =>
    cargarArticulos(
      tx,
      CODIGOS.map((codigo) => ({
        codigo,
        descripcion: `Filtro ${codigo}`,
        estado: codigo === 'VIEJO-5' ? 'INACTIVO' : 'ACTIVO',
        permiteNegativo: codigo === 'ROJO-4',
      })),
      null,
    ),
  );
  CODIGOS.forEach((codigo, i) => {
    ids.set(codigo, nuevos[i] ?? '');
  });
  await saldo('CORTO-1', INICIALES.deposito, '5', '2');
  await saldo('JUSTO-3', INICIALES.deposito, '4');
  await saldo('ROJO-4', rosario.depositoId, '-2');
  await minimo('CORTO-1', INICIALES.deposito, '4');
  await minimo('CORTO-2', rosario.depositoId, '1');
  await minimo('JUSTO-3', INICIALES.deposito, '4');
  await minimo('VIEJO-5', INICIALES.deposito, '9');
  await sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio)
            values (${idDe('CORTO-1')}, 5, 52.5, 10.5), (${idDe('JUSTO-3')}, 4, 400, 100)`.execute(prueba.db);
});
afterAll(() => prueba.cerrar());

type Codigo = (typeof CODIGOS)[number];
const saldo = (codigo: Codigo, deposito_id: string, fisico: string, reservado = '0') =>
  prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: idDe(codigo), deposito_id, permite_negativo: Number(fisico) < 0, fisico, reservado })
    .execute();
const minimo = (codigo: Codigo, depositoId: string, cuanto: string) =>
  sql`insert into politica_reposicion (articulo_id, decimales, deposito_id, minimo, objetivo, modificado_en)
      values (${idDe(codigo)}, 0, ${depositoId}, ${cuanto}, 20, now())`.execute(prueba.db);

type Fila = { readonly codigo: string; readonly bajoMinimo: readonly string[] };
const filasDe = async (query: string, quien = persona): Promise<readonly Fila[]> =>
  (await quien.get(`/api/articulos${query}`)).cuerpo.filas;
const codigosDe = async (query: string, quien = persona) => (await filasDe(query, quien)).map(({ codigo }) => codigo);
const pie = async (query: string, quien = persona) => (await quien.get(`/api/articulos/pie${query}`)).cuerpo;

const enCasaCentral = `sucursalId=${INICIALES.sucursal}`;

describe('ART-13 the table of artículos knows what is short of its minimum', () => {
  it('INV-67 finds them in one sucursal or in any; at the very minimum nothing is missing', async () => {
    expect(await codigosDe('?bajoMinimo=true')).toEqual(['CORTO-1', 'CORTO-2']);
    expect(await codigosDe(`?bajoMinimo=true&${enCasaCentral}`)).toEqual(['CORTO-1']);
    expect(await codigosDe('?bajoMinimo=false')).toEqual(['JUSTO-3', 'ROJO-4']);
    expect(await codigosDe('?bajoMinimo=true&buscar=corto-2')).toEqual(['CORTO-2']);
    expect(await codigosDe('?bajoMinimo=true&estado=INACTIVO')).toEqual(['VIEJO-5']);
  });

  it('each row tells in which sucursales', async () => {
    const filas = await filasDe('');
    expect(Object.fromEntries(filas.map(({ codigo, bajoMinimo }) => [codigo, bajoMinimo]))).toEqual({
      'CORTO-1': [INICIALES.sucursal],
      'CORTO-2': [rosario.sucursalId],
      'JUSTO-3': [],
      'ROJO-4': [],
    });
  });

  it('counts them for their tab, those in use alone', async () => {
    expect((await persona.get('/api/articulos/vistas')).cuerpo).toMatchObject({ bajoMinimo: 2 });
    expect((await persona.get(`/api/articulos/vistas?${enCasaCentral}`)).cuerpo).toMatchObject({ bajoMinimo: 1 });
  });

  it('ART-10 INV-69 what is discontinued is short of nothing: not in its tab, nor its count, the foot, its mark or its ficha', async () => {
    const id = idDe('CORTO-1');
    const enSuFicha = async () => {
      const { filas } = (await persona.get(`/api/articulos/${id}/minimos`)).cuerpo;
      return filas.find(({ depositoId }: { depositoId: string }) => depositoId === INICIALES.deposito);
    };
    const poner = (estado: string) => sql`update articulo set estado = ${estado} where id = ${id}`.execute(prueba.db);
    expect(await enSuFicha()).toMatchObject({ minimo: '4', bajo: true, falta: '17' });
    await poner('DISCONTINUADO');
    expect(await codigosDe('?bajoMinimo=true')).toEqual(['CORTO-2']);
    expect(await codigosDe(`?bajoMinimo=true&${enCasaCentral}`)).toEqual([]);
    expect(await codigosDe('?bajoMinimo=true&estado=DISCONTINUADO')).toEqual([]);
    expect(await codigosDe('?bajoMinimo=false')).toEqual(['CORTO-1', 'JUSTO-3', 'ROJO-4']);
    expect((await filasDe('?buscar=corto-1'))[0]?.bajoMinimo).toEqual([]);
    expect((await persona.get('/api/articulos/vistas')).cuerpo).toMatchObject({ bajoMinimo: 1 });
    expect(await pie('')).toMatchObject({ bajoMinimo: 1 });
    expect(await enSuFicha()).toMatchObject({ minimo: '4', bajo: false, falta: '0' });
    await poner('ACTIVO');
    expect(await codigosDe('?bajoMinimo=true')).toEqual(['CORTO-1', 'CORTO-2']);
  });

  it('a depósito that is no longer in use asks for nothing', async () => {
    await sql`update deposito set activo = false, principal = false where id = ${rosario.depositoId}`.execute(
      prueba.db,
    );
    expect(await codigosDe('?bajoMinimo=true')).toEqual(['CORTO-1']);
    const { filas } = (await persona.get(`/api/articulos/${idDe('CORTO-2')}/minimos`)).cuerpo;
    expect(filas.map(({ depositoId }: { depositoId: string }) => depositoId)).toEqual([INICIALES.deposito]);
    await sql`update deposito set activo = true, principal = true where id = ${rosario.depositoId}`.execute(prueba.db);
  });

  it('finds what is below zero or promised beyond what there is', async () => {
    expect(await codigosDe('?enNegativo=true')).toEqual(['ROJO-4']);
    expect(await codigosDe('?enNegativo=false&buscar=corto')).toEqual(['CORTO-1', 'CORTO-2']);
    // What does not sell promises nothing to anybody.
    const deposito = await prueba.db
      .insertInto('deposito')
      .values({
        ...{ id: uuidv7(), sucursal_id: rosario.sucursalId, codigo: 'CUA', nombre: 'Cuarentena' },
        ...{ clase: 'CUARENTENA', virtual: false, vendible: false },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saldo('JUSTO-3', deposito.id, '1', '2');
    expect(await codigosDe('?enNegativo=true')).toEqual(['ROJO-4']);
    await prueba.db.deleteFrom('saldo_stock').where('deposito_id', '=', deposito.id).execute();
  });
});

describe('TD-15 the foot of the table of artículos', () => {
  it('says how many are short and below zero, and what one sucursal is worth, of everything the filter leaves', async () => {
    // Nobody wrote what buying any of them again costs: by both clocks they are worth the same (GAP-21).
    const deDosRelojes = (valor: string) => ({ valor, reposicion: valor });
    expect(await pie('')).toEqual({ bajoMinimo: 2, enNegativo: 1 });
    expect(await pie(`?en=${INICIALES.sucursal}`)).toEqual({
      ...{ bajoMinimo: 1, enNegativo: 1 },
      ...deDosRelojes('452.50'),
    });
    expect(await pie(`?en=${INICIALES.sucursal}&buscar=justo&pagina=2&porPagina=1`)).toEqual({
      ...{ bajoMinimo: 0, enNegativo: 0 },
      ...deDosRelojes('400.00'),
    });
    expect(await pie(`?en=${rosario.sucursalId}&buscar=zzz`)).toEqual({
      ...{ bajoMinimo: 0, enNegativo: 0 },
      ...deDosRelojes('0.00'),
    });
  });

  it('INV-61 INV-71 tells nothing of other sucursales, nor costs to who may not see them', async () => {
    const deRosario = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [rosario.sucursalId],
    });
    expect(await pie(`?en=${rosario.sucursalId}`, deRosario)).toEqual({ bajoMinimo: 1, enNegativo: 1 });
    expect(await pie('', deRosario)).toEqual({ bajoMinimo: 1, enNegativo: 1 });
    expect(await codigosDe('?bajoMinimo=true', deRosario)).toEqual(['CORTO-2']);
    expect((await filasDe('?buscar=corto-1', deRosario))[0]?.bajoMinimo).toEqual([]);
    const sinStock = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect(await pie('', sinStock)).toEqual({ bajoMinimo: 0, enNegativo: 0 });
    expect((await (await prueba.cliente({ permisos: ['stock.ver'] })).get('/api/articulos/pie')).status).toBe(403);
  });
});
