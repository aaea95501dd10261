import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { escribirCsv } from '#http/csv.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { exportable } from '#importaciones/exportables.query.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let equivalencias: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  equivalencias = importadorDe(admin, 'equivalencias');
  await importadorDe(admin, 'articulos').importar(
    'codigo;descripcion;marca;oem\nE-1;Filtro;Mann;\nE-2;Filtro;Mahle;OEM-2\nE-3;Filtro;Wega;\nE-4;Filtro;Fram;\nE-5;Filtro;Bosch;\nE-6;Filtro;;\n',
  );
});
beforeEach(async () => {
  await prueba.pool.query('delete from articulo_equivalencia');
  await prueba.pool.query('delete from articulo_reemplazo');
});
afterAll(() => prueba.cerrar());

const idDe = async (codigo: string): Promise<string> =>
  (await prueba.pool.query('select id from articulo where codigo = $1', [codigo])).rows[0].id;
/** «E-1 E-2» for each grupo, and «E-3 > E-4» for each replacement. */
const guardados = async () =>
  (
    await prueba.pool.query(
      `select string_agg(a.codigo, ' ' order by a.codigo) as linea
         from articulo_equivalencia e join articulo a on a.id = e.articulo_id group by e.grupo_id
       union all
       select a.codigo || ' > ' || o.codigo from articulo_reemplazo r
         join articulo a on a.id = r.articulo_id join articulo o on o.id = r.por_id order by 1`,
    )
  ).rows.map(({ linea }) => linea);
const motivos = async (id: string) =>
  (await equivalencias.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { columna: string; motivo: string }[] }) =>
      rechazos.map(({ columna, motivo }) => `${fila} ${columna}: ${motivo}`),
  );

const ARCHIVO = `Código;Código equivalente;Marca;Relación;Grupo
e1;oem 2;;;
E-2;E-3;wega;;
E-1;E-3;;;
E-4;E-5;;Lo reemplaza;
E-5;E-4;;Lo reemplaza;
E-6;E-5;;Reemplaza a;
E-4;E-6;;Reemplazado por;
E-1;E-4;Mann;;
E-1;E-99;;;
E-9;E-1;;;
E-1;E-1;;;
E-6;;;;solo
`;

describe('ART-20, ART-03 a cross table', () => {
  it('RN-28 is rehearsed without changing anything, and says of each row what becomes of it', async () => {
    const { id } = (await equivalencias.subir(ARCHIVO)).cuerpo;
    const { cuerpo } = await equivalencias.hacer(id, 'validar');
    expect(cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 4, sinCambios: 1, rechazadas: 7 });
    expect(await motivos(id)).toEqual([
      '6 Código equivalente: Cerraría un círculo de reemplazos: el otro ya termina reemplazado por este.',
      '8 Código equivalente: La fila 5 ya dice qué lo reemplaza.',
      '9 Marca: El artículo E-4 es de Fram.',
      '10 Código equivalente: No hay un artículo con ese código. Si es sólo un código original, importalo con los códigos.',
      '11 Código: No existe ese artículo. Importá primero los artículos.',
      '12 Código equivalente: Es el mismo artículo.',
      '13 Grupo: Es el único artículo de su grupo en el archivo: no equivale a ninguno.',
    ]);
    const [primera] = (await equivalencias.filas(id)).cuerpo.filas;
    expect(primera.cambios).toEqual([
      { campo: 'Código equivalente', antes: null, despues: 'E-2' },
      { campo: 'Relación', antes: null, despues: 'Equivalente' },
    ]);
    expect(await guardados()).toEqual([]);
  });

  it('INV-10 INV-74 comes in, the same file again changes nothing, and is taken back whole', async () => {
    const { cuerpo } = await equivalencias.importar(ARCHIVO);
    const todos = ['E-1 E-2 E-3', 'E-4 > E-5', 'E-5 > E-6'];
    expect(cuerpo.detalles).toContainEqual({ texto: 'Artículos que cambian de grupo', cantidad: 3 });
    expect(await guardados()).toEqual(todos);
    expect((await equivalencias.importar(ARCHIVO)).cuerpo).toMatchObject({ crear: 0, actualizar: 0, sinCambios: 5 });
    expect(await guardados()).toEqual(todos);
    const { hechos } = (await admin.get(`/api/actividad/articulo/${await idDe('E-4')}`)).cuerpo;
    expect(hechos[0]).toMatchObject({
      accion: 'articulo.importar',
      campos: [{ campo: 'reemplazado por', antes: null, despues: 'E-5' }],
    });
    expect((await equivalencias.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({
      estado: 'REVERTIDA',
      noRevertidas: 0,
    });
    expect(await guardados()).toEqual([]);
  });

  it('takes grupos of a column, merges those that were there, and gives each back as it was', async () => {
    await equivalencias.importar('codigo;equivalente\nE-1;E-2\nE-3;E-4\n');
    expect(await guardados()).toEqual(['E-1 E-2', 'E-3 E-4']);
    const { cuerpo } = await equivalencias.importar('codigo;grupo\nE-2;G1\nE-3;g1\nE-5;G1\n');
    expect(cuerpo).toMatchObject({ crear: 2, sinCambios: 1, rechazadas: 0 });
    expect(await guardados()).toEqual(['E-1 E-2 E-3 E-4 E-5']);
    await equivalencias.hacer(cuerpo.id, 'revertir');
    expect(await guardados()).toEqual(['E-1 E-2', 'E-3 E-4']);
  });

  it('changes what replaces one, and gives back what did', async () => {
    await equivalencias.importar('codigo;equivalente;relacion\nE-1;E-2;Lo reemplaza\n');
    const { cuerpo } = await equivalencias.importar('codigo;equivalente;relacion\nE-1;E-3;Lo reemplaza\n');
    expect(cuerpo).toMatchObject({ crear: 0, actualizar: 1 });
    expect(await guardados()).toEqual(['E-1 > E-3']);
    await equivalencias.hacer(cuerpo.id, 'revertir');
    expect(await guardados()).toEqual(['E-1 > E-2']);
  });

  it('INV-74 a grupo and a replacement that somebody changed since stay as they are, and say so', async () => {
    const { cuerpo } = await equivalencias.importar(
      'codigo;equivalente;relacion\nE-1;E-2;\nE-3;E-4;\nE-5;E-6;Lo reemplaza\n',
    );
    const [dos, cinco] = [await idDe('E-2'), await idDe('E-5')];
    const version = async (id: string) => (await admin.get(`/api/articulos/${id}`)).cuerpo.version;
    await admin.post(`/api/articulos/${dos}/equivalencias`, {
      version: await version(dos),
      articuloId: await idDe('E-6'),
    });
    await admin.put(`/api/articulos/${cinco}/reemplazo`, { version: await version(cinco), porId: await idDe('E-1') });
    expect((await equivalencias.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 2 });
    const { filas } = (await equivalencias.filas(cuerpo.id, 'noRevertidas=true')).cuerpo;
    expect(filas.map(({ noRevertida }: { noRevertida: string }) => noRevertida)).toEqual([
      'Alguien cambió el grupo después.',
      'Alguien lo cambió después.',
    ]);
    expect(await guardados()).toEqual(['E-1 E-2 E-6', 'E-5 > E-1']);
  });

  it('what is exported comes back as it was', async () => {
    await equivalencias.importar(ARCHIVO);
    const todos = await guardados();
    const csv = await text(escribirCsv(await exportable(prueba.db, 'equivalencias', { ahora: new Date() })));
    await prueba.pool.query('delete from articulo_equivalencia');
    await prueba.pool.query('delete from articulo_reemplazo');
    expect((await equivalencias.importar(csv)).cuerpo).toMatchObject({ crear: 4, rechazadas: 0 });
    expect(await guardados()).toEqual(todos);
  });

  it('is no way around permissions, and what the searches and the report of changes read follows it', async () => {
    const suya = importadorDe(await prueba.cliente({ permisos: ['importacion.hacer'] }), 'equivalencias');
    const { id } = (await suya.subir('codigo;equivalente\nE-1;E-2\n')).cuerpo;
    expect((await suya.hacer(id, 'aplicar')).status).toBe(403);
    await equivalencias.importar('codigo;equivalente\nE-1;E-2\n');
    const ficha = (await admin.get(`/api/articulos/${await idDe('E-2')}/equivalencias`)).cuerpo;
    expect(ficha.equivalentes).toMatchObject([{ codigo: 'E-1' }]);
    const { filas } = (await admin.get('/api/articulos/reportes/cambios?clase=DATOS&buscar=E-1')).cuerpo;
    expect(filas).toContainEqual(expect.objectContaining({ campo: 'equivalente', antes: null, despues: 'E-2' }));
  });
});
