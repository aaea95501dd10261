import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { escribirCsv } from '#http/csv.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { exportable } from '#importaciones/exportables.query.ts';
import { filasDeHoja, libroDe } from '#importaciones/planilla/planillas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const ESTRUCTURAS = '/api/articulos/estructuras';

let prueba: Prueba;
let admin: Cliente;
let estructuras: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  estructuras = importadorDe(admin, 'estructuras');
  await importadorDe(admin, 'articulos').importar(
    [
      'codigo;descripcion;tipo;oem',
      'K-1;Kit de distribución;KIT;',
      'M-1;Motor;;',
      ...['A-1;Aro;;OEM-A', 'B-1;Bulón;;', 'C-1;Correa;;', 'D-1;Disco;;', 'S-1;Mano de obra;SERVICIO;'],
    ].join('\n'),
  );
});
/** As if nobody had said what anything is made of: what was in force cannot be deleted otherwise. */
const limpiar = () =>
  prueba.pool.query(`
    alter table estructura disable trigger estructura_fija;
    alter table estructura_linea disable trigger estructura_linea_fija;
    alter table estructura_sustituto disable trigger estructura_sustituto_fijo;
    delete from estructura;
    alter table estructura enable trigger estructura_fija;
    alter table estructura_linea enable trigger estructura_linea_fija;
    alter table estructura_sustituto enable trigger estructura_sustituto_fijo`);
beforeEach(limpiar);
afterAll(() => prueba.cerrar());

const idDe = async (codigo: string): Promise<string> =>
  (await prueba.pool.query('select id from articulo where codigo = $1', [codigo])).rows[0].id;
/** «K-1 v1 VIGENTE: A-1 2, B-1 1+5%? /C-1» for each version. */
const guardadas = async () =>
  (
    await prueba.pool.query(
      `select a.codigo || ' v' || e.numero || ' ' || e.estado || ': ' ||
              (select string_agg(k.codigo || ' ' || trim_scale(l.cantidad) ||
                                 case when l.merma > 0 then '+' || trim_scale(l.merma) || '%' else '' end ||
                                 case when l.opcional then '?' else '' end ||
                                 coalesce((select string_agg('/' || x.codigo, '' order by s.orden) from estructura_sustituto s
                                           join articulo x on x.id = s.articulo_id where s.linea_id = l.id), ''), ', ' order by l.orden)
                 from estructura_linea l join articulo k on k.id = l.componente_id where l.estructura_id = e.id) as linea
         from estructura e join articulo a on a.id = e.articulo_id order by a.codigo, e.numero`,
    )
  ).rows.map(({ linea }) => linea);
const motivos = async (id: string) =>
  (await estructuras.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { columna: string; motivo: string }[] }) =>
      rechazos.map(({ columna, motivo }) => `${fila} ${columna}: ${motivo}`),
  );
const importar = async (...renglones: readonly string[]) =>
  (await estructuras.importar(`Artículo;Componente;Cantidad\n${renglones.join('\n')}\n`)).cuerpo;

const ARCHIVO = `Artículo;Componente;Cantidad;Merma %;Opcional;Sustitutos;Estado
K-1;oem a;2;;;;
M-1;A-1;1;;;;Borrador
k1;B-1;1;2,5;Sí;C-1 | D-1;
`;

describe('EST-11 a file of estructuras', () => {
  it('RN-28 is rehearsed without changing anything, and says what becomes of each', async () => {
    const { id } = (await estructuras.subir(ARCHIVO)).cuerpo;
    const { cuerpo } = await estructuras.hacer(id, 'validar');
    expect(cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 3, actualizar: 0, sinCambios: 0, rechazadas: 0 });
    expect(cuerpo.detalles).toEqual([{ texto: 'Estructuras nuevas', cantidad: 2 }]);
    const { filas } = (await estructuras.filas(id)).cuerpo;
    expect(
      filas.map(({ referencia, cambios }: { referencia: string; cambios: unknown }) => [referencia, cambios]),
    ).toEqual([
      ['K-1', [cambio('Componente', null, 'A-1 · 2'), cambio('Estructura', null, 'Versión 1')]],
      ['M-1', [cambio('Componente', null, 'A-1 · 1'), cambio('Estructura', null, 'Versión 1, en borrador')]],
      ['K-1', [cambio('Componente', null, 'B-1 · 1 · merma 2,5 % · opcional · o C-1, D-1')]],
    ]);
    expect(await guardadas()).toEqual([]);
  });

  it('INV-74 comes in, in force or as a draft; the same file again changes nothing, and is taken back whole', async () => {
    const { id } = (await estructuras.importar(ARCHIVO)).cuerpo;
    const todas = ['K-1 v1 VIGENTE: A-1 2, B-1 1+2.5%?/C-1/D-1', 'M-1 v1 BORRADOR: A-1 1'];
    expect(await guardadas()).toEqual(todas);
    const { cuerpo } = await estructuras.importar(ARCHIVO);
    expect(cuerpo).toMatchObject({ crear: 0, actualizar: 0, sinCambios: 3 });
    expect(cuerpo.detalles).toEqual([{ texto: 'Estructuras sin cambios', cantidad: 2 }]);
    expect(await guardadas()).toEqual(todas);
    const { hechos } = (await admin.get(`/api/actividad/articulo/${await idDe('K-1')}`)).cuerpo;
    expect(hechos[0]).toMatchObject({ accion: 'articulo.importar', importacion: { id, archivo: 'estructuras.csv' } });
    expect(hechos[0].campos).toContainEqual({ campo: 'componente', antes: null, despues: 'A-1 · 2' });
    const { filas } = (await admin.get('/api/articulos/reportes/cambios?clase=DATOS&buscar=K-1')).cuerpo;
    expect(filas).toContainEqual(
      expect.objectContaining({ campo: 'estructura', antes: null, despues: 'Versión 1; A-1 · 2' }),
    );
    expect((await estructuras.hacer(id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    // What was in force is history, and nothing is in force; the draft is gone.
    expect(await guardadas()).toEqual(['K-1 v1 HISTORICA: A-1 2, B-1 1+2.5%?/C-1/D-1']);
  });

  it('EST-09 changes what there is in a new version, and taking it back brings the former one, with its mark', async () => {
    await importar('K-1;A-1;2', 'K-1;B-1;1');
    const { filas: antes } = (await admin.get(`${ESTRUCTURAS}?buscar=K-1`)).cuerpo;
    await admin.post(`${ESTRUCTURAS}/${antes[0].id}/validar`, { version: antes[0].version });
    const { id } = (await estructuras.subir('Artículo;Componente;Cantidad\nK-1;A-1;3\nK-1;C-1;1\n')).cuerpo;
    expect((await estructuras.hacer(id, 'aplicar')).cuerpo).toMatchObject({ crear: 1, actualizar: 1 });
    const { filas } = (await estructuras.filas(id)).cuerpo;
    expect(filas[0]).toMatchObject({
      resultado: 'ACTUALIZAR',
      cambios: expect.arrayContaining([
        cambio('Estructura', 'Versión 1', 'Versión 2'),
        cambio('Componente', 'A-1 · 2', 'A-1 · 3'),
        cambio('Componentes que salen', 'B-1 · 1', null),
      ]),
    });
    expect(await guardadas()).toEqual(['K-1 v1 HISTORICA: A-1 2, B-1 1', 'K-1 v2 VIGENTE: A-1 3, C-1 1']);
    await estructuras.hacer(id, 'revertir');
    expect(await guardadas()).toEqual([
      'K-1 v1 HISTORICA: A-1 2, B-1 1',
      'K-1 v2 HISTORICA: A-1 3, C-1 1',
      'K-1 v3 VIGENTE: A-1 2, B-1 1',
    ]);
    expect((await admin.get(`${ESTRUCTURAS}?buscar=K-1`)).cuerpo.filas).toMatchObject([{ numero: 3, validada: true }]);
  });

  it('an estructura that only loses a component says so in the first of its rows', async () => {
    await importar('K-1;A-1;2', 'K-1;B-1;1');
    const hecha = await importar('K-1;A-1;2');
    expect(hecha).toMatchObject({ crear: 0, actualizar: 1, sinCambios: 0 });
    expect(hecha.detalles).toContainEqual({ texto: 'Componentes que salen', cantidad: 1 });
    expect((await guardadas())[1]).toBe('K-1 v2 VIGENTE: A-1 2');
  });

  it('the draft there is gets the lines of the file, and gets back those it had', async () => {
    const borrador = 'Artículo;Componente;Cantidad;Estado;Nota\n';
    await estructuras.importar(`${borrador}M-1;A-1;1;Borrador;A revisar\n`);
    const { cuerpo } = await estructuras.importar(`${borrador}M-1;A-1;4;Borrador;\nM-1;B-1;1;Borrador;\n`);
    expect(cuerpo).toMatchObject({ crear: 1, actualizar: 1 });
    expect(await guardadas()).toEqual(['M-1 v1 BORRADOR: A-1 4, B-1 1']);
    await estructuras.hacer(cuerpo.id, 'revertir');
    expect(await guardadas()).toEqual(['M-1 v1 BORRADOR: A-1 1']);
    expect((await admin.get(`${ESTRUCTURAS}?buscar=M-1`)).cuerpo.filas[0].nota).toBe('A revisar');
  });

  it('is whole or not at all: whatever is wrong with a row leaves out every row of its estructura', async () => {
    await importar('K-1;A-1;2');
    const { cuerpo } = await estructuras.importar(
      [
        'Artículo;Componente;Cantidad;Unidad',
        ...['K-1;A-1;3;', 'K-1;X-9;1;', 'M-1;A-1;1,5;', 'M-1;B-1;1;', 'D-1;A-1;1;LT', 'S-1;A-1;1;', 'C-1;A-1;uno;'],
        ...['C-1;B-1;1;', 'Z-9;A-1;1;', 'B-1;C-1;1;', ';D-1;1;', 'A-1;C-1;1;;de;más', 'A-1;D-1;1;'],
      ].join('\n'),
    );
    expect(cuerpo).toMatchObject({ crear: 0, actualizar: 0, rechazadas: 13 });
    const entera = (fila: number) => `La estructura entra entera o no entra: hay un problema en la fila ${fila}.`;
    expect(await motivos(cuerpo.id)).toEqual([
      `2 : ${entera(3)}`,
      '3 Componente: No existe un artículo con ese código. Importá primero los artículos.',
      '4 Cantidad: A-1 se cuenta en Unidad: no admite decimales.',
      `5 : ${entera(4)}`,
      '6 Unidad: A-1 se cuenta en Unidad.',
      '7 Artículo: S-1 es un servicio: no lleva componentes.',
      '8 Cantidad: No es un número.',
      `9 : ${entera(8)}`,
      '10 Artículo: No existe un artículo con ese código. Importá primero los artículos.',
      `11 : ${entera(12)}`,
      '12 Artículo: Falta el código del artículo, o no tiene letras ni números.',
      '13 : Tiene 6 columnas y el encabezado 4: si un texto lleva «;», ponelo entre comillas.',
      `14 : ${entera(13)}`,
    ]);
    expect(await guardadas()).toEqual(['K-1 v1 VIGENTE: A-1 2']);
  });

  it('INV-05 none that closes a way round comes in, with what is in force or in the file', async () => {
    await importar('M-1;A-1;1', 'A-1;B-1;1');
    const { id, rechazadas } = await importar('B-1;M-1;1', 'C-1;D-1;1', 'D-1;C-1;1', 'K-1;M-1;1');
    expect(rechazadas).toBe(3);
    expect(await motivos(id)).toEqual([
      '2 Componente: Así un artículo sería parte de sí mismo: B-1 → M-1 → A-1 → B-1. Sacá uno de esos componentes.',
      '3 Componente: Así un artículo sería parte de sí mismo: C-1 → D-1 → C-1. Sacá uno de esos componentes.',
      '4 Componente: Así un artículo sería parte de sí mismo: D-1 → C-1 → D-1. Sacá uno de esos componentes.',
    ]);
    expect(await guardadas()).toEqual(['A-1 v1 VIGENTE: B-1 1', 'K-1 v1 VIGENTE: M-1 1', 'M-1 v1 VIGENTE: A-1 1']);
  });

  it('INV-05 a file and somebody on a screen that each close half of a way round cannot both commit', async () => {
    const [motor, aro] = [await idDe('M-1'), await idDe('A-1')];
    const lineas = [{ componenteId: motor, cantidad: '1' }];
    const borrador = (await admin.post(ESTRUCTURAS, { articuloId: aro, lineas })).cuerpo;
    const { id } = (await estructuras.subir('Artículo;Componente;Cantidad\nM-1;A-1;1\n')).cuerpo;
    const [hecha, puesta] = await Promise.all([
      estructuras.hacer(id, 'aplicar'),
      admin.post(`${ESTRUCTURAS}/${borrador.id}/estado`, { version: borrador.version, accion: 'poner_vigente' }),
    ]);
    const entro = hecha.cuerpo.crear === 1;
    expect(puesta.status).toBe(entro ? 409 : 200);
    expect((await guardadas()).filter((una) => una.includes('VIGENTE'))).toEqual([
      entro ? 'M-1 v1 VIGENTE: A-1 1' : 'A-1 v1 VIGENTE: M-1 1',
    ]);
  });

  it('INV-74 what somebody changed since stays, and so does what cannot come back among it', async () => {
    await importar('K-1;A-1;1', 'M-1;B-1;1');
    const { id } = await importar('K-1;A-1;2', 'K-1;C-1;1', 'M-1;C-1;1', 'D-1;C-1;1');
    // Another version of the kit, and B becomes something that takes the motor.
    await importar('K-1;A-1;5', 'B-1;M-1;1');
    expect((await estructuras.hacer(id, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 3 });
    const { filas } = (await estructuras.filas(id, 'noRevertidas=true')).cuerpo;
    expect(
      filas.map(({ fila, noRevertida }: { fila: number; noRevertida: string }) => `${fila} ${noRevertida}`),
    ).toEqual([
      '2 Después se puso otra versión en vigencia, o se la retiró.',
      '3 Después se puso otra versión en vigencia, o se la retiró.',
      '4 La versión anterior cerraría un círculo con lo que se cambió después.',
    ]);
    expect((await guardadas()).filter((una) => una.includes('VIGENTE'))).toEqual([
      'B-1 v1 VIGENTE: M-1 1',
      'K-1 v3 VIGENTE: A-1 5',
      'M-1 v2 VIGENTE: C-1 1',
    ]);
    const borrador = await estructuras.importar('Artículo;Componente;Cantidad;Estado\nA-1;C-1;1;Borrador\n');
    const [suyo] = (await admin.get(`${ESTRUCTURAS}?buscar=A-1&estado=BORRADOR`)).cuerpo.filas;
    await admin.patch(`${ESTRUCTURAS}/${suyo.id}`, { version: suyo.version, nota: 'Mío' });
    expect((await estructuras.hacer(borrador.cuerpo.id, 'revertir')).cuerpo.fallo.title).toContain(
      'Alguien cambió el borrador después, o lo puso en vigencia.',
    );
  });

  it('what the screen exports, and what the console exports, comes back as it was', async () => {
    await estructuras.importar(ARCHIVO);
    await importar('M-1;K-1;2', 'M-1;B-1;1');
    const todas = await guardadas();
    const deConsola = await text(escribirCsv(await exportable(prueba.db, 'estructuras', { ahora: new Date() })));
    const { texto: dePantalla } = await admin.get(`${ESTRUCTURAS}/exportar`);
    for (const csv of [dePantalla, deConsola]) {
      expect((await estructuras.importar(csv)).cuerpo).toMatchObject({ crear: 0, sinCambios: 5, rechazadas: 0 });
      await limpiar();
      expect((await estructuras.importar(csv)).cuerpo).toMatchObject({ crear: 5, rechazadas: 0 });
      // Numbers begin again, each in the order of the file.
      expect((await guardadas()).map(sinNumero).toSorted()).toEqual(todas.map(sinNumero).toSorted());
    }
  });

  it('is no way around permissions, and a spreadsheet comes in as a text does', async () => {
    const suya = importadorDe(
      await prueba.cliente({ permisos: ['importacion.hacer', 'articulo.editar'] }),
      'estructuras',
    );
    const { id } = (await suya.subir('Artículo;Componente;Cantidad\nK-1;A-1;1\n')).cuerpo;
    expect((await suya.hacer(id, 'aplicar')).status).toBe(403);
    const suyas = importadorDe(
      await prueba.cliente({ permisos: ['importacion.hacer', 'estructura.editar'] }),
      'estructuras',
    );
    const libro = libroDe({
      hojas: [
        {
          nombre: 'Kits',
          xml: filasDeHoja([
            ['Kit', 'Código componente', 'Cant'],
            ['K-1', 'A-1', 2],
          ]),
        },
      ],
    });
    const subida = (await suyas.subir(libro, 'kits.xlsx')).cuerpo;
    expect((await suyas.hacer(subida.id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1 });
    const { texto } = await admin.get('/api/importaciones/plantilla?entidad=estructuras');
    expect(texto).toContain('Artículo;Componente;Cantidad;Unidad;Merma %;Opcional;Sustitutos;Estado;Nota');
  });
});

it('EST-09 what waits for its day stays, takes the place of what a file put in force, and closes no way round with it', async () => {
  const lineas = [{ componenteId: await idDe('B-1'), cantidad: '1' }];
  const { id, version } = (await admin.post(ESTRUCTURAS, { articuloId: await idDe('A-1'), lineas })).cuerpo;
  const orden = { version, accion: 'poner_vigente', desde: '2090-01-01' };
  expect((await admin.post(`${ESTRUCTURAS}/${id}/estado`, orden)).status).toBe(200);
  const { id: suya } = await importar('B-1;A-1;1', 'A-1;C-1;2');
  expect(await motivos(suya)).toEqual([expect.stringContaining('B-1 → A-1 → B-1')]);
  expect(await guardadas()).toEqual(['A-1 v1 PROGRAMADA: B-1 1', 'A-1 v2 VIGENTE: C-1 2']);
  const { filas } = (await admin.get(`${ESTRUCTURAS}?buscar=A-1&estado=VIGENTE`)).cuerpo;
  expect(filas[0].hasta).toBe('2090-01-01T03:00:00.000Z');
});

const cambio = (campo: string, antes: string | null, despues: string | null) => ({ campo, antes, despues });
const sinNumero = (version: string): string => version.replace(/ v\d+ /, ' ');
