import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escribirCsv } from '#http/csv.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { exportable } from '#importaciones/exportables.query.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let codigos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  codigos = importadorDe(admin, 'codigos');
  await importadorDe(admin, 'articulos').importar(
    'codigo;descripcion;oem\nC-1;Filtro;\nC-2;Correa;OEM-2\nC-3;Bujía;\nC-4;Aceite;\n',
  );
  await admin.post('/api/articulos/proveedores', { razonSocial: 'Mann SA', cuit: '30-71234567-1', condicionIva: 1 });
  await admin.post('/api/articulos/proveedores', { razonSocial: 'Sur Repuestos', condicionIva: 8 });
});
afterAll(() => prueba.cerrar());

const ARCHIVO = `Código;Otro código;Tipo;Proveedor;Cantidad por lectura
c1;7790001234568;;;
C-1;7790001234567;;;
C-1;VIEJO-1;;;
C-1;P-100;;sur repuestos;
C-2;OEM-2;original;;
C-3;OEM 2;OEM;;
C-3;VIEJO 1;;;
C-3;P-200;;Nadie SRL;
C-3;4006633123457;De barras;;12
C-9;1;;;
C-2;P-300;Del proveedor;;
C-4;P 100;;Sur Repuestos;
`;

const guardados = async () =>
  (
    await prueba.pool.query(
      `select concat_ws('|', a.codigo, c.tipo, c.valor, p.razon_social, nullif(trim_scale(c.cantidad_por_lectura), 1)) as linea
         from codigo_articulo c join articulo a on a.id = c.articulo_id left join proveedor p on p.id = c.proveedor_id order by 1`,
    )
  ).rows.map(({ linea }) => linea);

const motivos = async (id: string) =>
  (await codigos.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { motivo: string }[] }) =>
      rechazos.map(({ motivo }) => `${fila}: ${motivo}`),
  );

describe('ART-20 a file of codes', () => {
  it('RN-28 is rehearsed without changing anything, and says of each row what becomes of it', async () => {
    const { id } = (await codigos.subir(ARCHIVO)).cuerpo;
    const { cuerpo } = await codigos.hacer(id, 'validar');
    expect(await motivos(id)).toEqual([
      '3: Su dígito de control no corresponde: tendría que terminar en 8. Revisá que no le falten ni le sobren cifras.',
      '7: Ya es un código del artículo C-2.',
      '8: Repite el código de la fila 4.',
      '9: No hay un proveedor activo con ese nombre o ese CUIT, o hay más de uno.',
      '11: No existe ese artículo. Importá primero los artículos.',
      '12: Falta de qué proveedor es el código.',
      '13: Repite el código de la fila 5.',
    ]);
    expect(cuerpo).toMatchObject({ crear: 4, actualizar: 0, sinCambios: 1, rechazadas: 7 });
    const [primera] = (await codigos.filas(id)).cuerpo.filas;
    expect(primera.cambios).toEqual([
      { campo: 'Otro código', antes: null, despues: '7790001234568' },
      { campo: 'Tipo de código', antes: null, despues: 'De barras' },
    ]);
    expect(await guardados()).toEqual(['C-2|ORIGINAL|OEM-2']);
  });

  it('comes in, is found by the search, and the same file again changes nothing (INV-02, INV-74)', async () => {
    const { cuerpo } = await codigos.importar(ARCHIVO);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 4, rechazadas: 7 });
    const todos = [
      'C-1|ALTERNATIVO|VIEJO-1',
      'C-1|BARRAS|7790001234568',
      'C-1|PROVEEDOR|P-100|Sur Repuestos',
      'C-2|ORIGINAL|OEM-2',
      'C-3|BARRAS|4006633123457|12',
    ];
    expect(await guardados()).toEqual(todos);
    for (const [texto, codigo] of [
      ['7790001234568', 'C-1'],
      ['p100', 'C-1'],
    ]) {
      expect(JSON.stringify((await admin.get(`/api/articulos/buscar?texto=${texto}`)).cuerpo)).toContain(codigo);
    }
    expect((await codigos.importar(ARCHIVO)).cuerpo).toMatchObject({ crear: 0, actualizar: 0, sinCambios: 5 });
    expect(await guardados()).toEqual(todos);
  });

  it('INV-74 changes the code of a proveedor and how many a scan is, and gives both back', async () => {
    const antes = await guardados();
    const { cuerpo } = await codigos.importar(
      'codigo;otro codigo;proveedor;cantidad\nC-1;P-101;Sur Repuestos;\nC-3;4006633123457;;24\nC-4;M-4;30712345671;\n',
    );
    expect(cuerpo).toMatchObject({ crear: 1, actualizar: 2, rechazadas: 0 });
    const [primera] = (await codigos.filas(cuerpo.id)).cuerpo.filas;
    expect(primera.cambios).toEqual([{ campo: 'Otro código', antes: 'P-100', despues: 'P-101' }]);
    expect(await guardados()).toEqual(
      expect.arrayContaining(['C-3|BARRAS|4006633123457|24', 'C-4|PROVEEDOR|M-4|Mann SA']),
    );
    expect((await codigos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    expect(await guardados()).toEqual(antes);
    const { rows } = await prueba.pool.query(
      "select from articulo_proveedor t join articulo a on a.id = t.articulo_id where a.codigo = 'C-4'",
    );
    expect(rows).toEqual([]);
  });

  it('INV-74 what somebody changed or took away since stays as it is, and says so', async () => {
    const { cuerpo } = await codigos.importar('codigo;otro codigo\nC-4;Z-1\nC-4;Z-2\nC-4;Z-3\n');
    await prueba.pool.query("update codigo_articulo set cantidad_por_lectura = 6 where valor = 'Z-1'");
    await prueba.pool.query("delete from codigo_articulo where valor = 'Z-2'");
    expect((await codigos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 2 });
    const { filas } = (await codigos.filas(cuerpo.id, 'noRevertidas=true')).cuerpo;
    expect(filas.map(({ noRevertida }: { noRevertida: string }) => noRevertida)).toEqual([
      'Alguien lo cambió después.',
      'Alguien lo quitó después.',
    ]);
    expect((await guardados()).filter((linea) => linea.includes('Z-'))).toEqual(['C-4|ALTERNATIVO|Z-1|6']);
  });

  it('INV-74 a code that another one of the same file has by now stays with it, and the rest goes back', async () => {
    const antes = await guardados();
    const inicio = await codigos.importar(
      'codigo;otro codigo;proveedor\nC-2;K-2;Mann SA\nC-3;K-3;Mann SA\nC-4;K-4;Mann SA\n',
    );
    const { cuerpo } = await codigos.importar(
      'codigo;otro codigo;proveedor\nC-2;K-20;Mann SA\nC-3;K-30;Mann SA\nC-4;K-40;Mann SA\n',
    );
    expect(cuerpo).toMatchObject({ actualizar: 3, rechazadas: 0 });
    await codigos.importar('codigo;otro codigo;proveedor\nC-2;K-3;Mann SA\n');
    expect((await codigos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({
      estado: 'REVERTIDA',
      noRevertidas: 2,
      fallo: null,
    });
    const { filas } = (await codigos.filas(cuerpo.id, 'noRevertidas=true')).cuerpo;
    expect(filas.map(({ noRevertida }: { noRevertida: string }) => noRevertida)).toEqual([
      'Alguien lo cambió después.',
      'El código que tenía ya es de otro artículo.',
    ]);
    expect((await guardados()).filter((linea) => linea.includes('|K-'))).toEqual([
      'C-2|PROVEEDOR|K-3|Mann SA',
      'C-3|PROVEEDOR|K-30|Mann SA',
      'C-4|PROVEEDOR|K-4|Mann SA',
    ]);
    await prueba.pool.query("delete from codigo_articulo where valor like 'K-%'");
    expect((await codigos.hacer(inicio.cuerpo.id, 'revertir')).cuerpo).toMatchObject({
      estado: 'APLICADA',
      fallo: { code: 'importaciones.nada_que_revertir' },
    });
    expect(await guardados()).toEqual(antes);
  });

  it('ART-01 INV-74 the code of a proveedor keeps how many a scan is while it is the same, and taking it back gives it back', async () => {
    const antes = await guardados();
    const traer = async (linea: string) =>
      (await codigos.importar(`codigo;otro codigo;proveedor;cantidad\n${linea}\n`)).cuerpo;
    const suyo = async () => (await guardados()).filter((linea) => linea.startsWith('C-2|PROVEEDOR'));
    const alta = await traer('C-2;P-900;Mann SA;12');
    expect(await suyo()).toEqual(['C-2|PROVEEDOR|P-900|Mann SA|12']);
    expect(await traer('C-2;P-900;Mann SA;')).toMatchObject({ sinCambios: 1 });
    const otraForma = await traer('C-2;P 900;Mann SA;');
    expect((await codigos.filas(otraForma.id)).cuerpo.filas[0].cambios).toEqual([
      { campo: 'Otro código', antes: 'P-900', despues: 'P 900' },
    ]);
    expect(await suyo()).toEqual(['C-2|PROVEEDOR|P 900|Mann SA|12']);
    await codigos.hacer(otraForma.id, 'revertir');
    expect(await suyo()).toEqual(['C-2|PROVEEDOR|P-900|Mann SA|12']);
    // What the file says counts, and another code is a unit a scan unless it says so.
    const dicha = await traer('C-2;P 900;Mann SA;24');
    expect(await suyo()).toEqual(['C-2|PROVEEDOR|P 900|Mann SA|24']);
    await codigos.hacer(dicha.id, 'revertir');
    const otro = await traer('C-2;P-901;Mann SA;');
    expect(await suyo()).toEqual(['C-2|PROVEEDOR|P-901|Mann SA']);
    expect((await codigos.filas(otro.id)).cuerpo.filas[0].cambios).toEqual([
      { campo: 'Otro código', antes: 'P-900', despues: 'P-901' },
      { campo: 'Cantidad por lectura', antes: '12', despues: '1' },
    ]);
    await codigos.hacer(otro.id, 'revertir');
    expect(await suyo()).toEqual(['C-2|PROVEEDOR|P-900|Mann SA|12']);
    await codigos.hacer(alta.id, 'revertir');
    expect(await guardados()).toEqual(antes);
  });

  it('ART-01 INV-74 what is exported is read back as it was, also how many a scan of the code of a proveedor is', async () => {
    const { cuerpo } = await codigos.importar('codigo;otro codigo;proveedor;cantidad\nC-2;P-950;Mann SA;12\n');
    const antes = await guardados();
    expect(antes).toContain('C-2|PROVEEDOR|P-950|Mann SA|12');
    const csv = await text(escribirCsv(await exportable(prueba.db, 'codigos', { ahora: new Date() })));
    const igual = { crear: 0, actualizar: 0, rechazadas: 0, sinCambios: antes.length };
    expect((await codigos.importar(csv)).cuerpo).toMatchObject(igual);
    await prueba.pool.query('update codigo_articulo set cantidad_por_lectura = 1');
    const vuelta = await codigos.importar(csv);
    expect(vuelta.cuerpo).toMatchObject({ crear: 0, rechazadas: 0 });
    expect(await guardados()).toEqual(antes);
    await codigos.hacer(vuelta.cuerpo.id, 'revertir');
    await codigos.importar(csv);
    await codigos.hacer(cuerpo.id, 'revertir');
  });

  it('ART-25 one that is the own code of another is not taken, unless a reason is given by who may accept it', async () => {
    const archivo = 'codigo;otro codigo;tipo\nC-1;C-2;OEM\nC-1;C 3;Alternativo\n';
    const { cuerpo } = await codigos.importar(archivo);
    expect(cuerpo).toMatchObject({ crear: 1, rechazadas: 1 });
    expect(await motivos(cuerpo.id)).toEqual([expect.stringMatching(/^2: Es el código propio de C-2\. /)]);
    const { id } = (await codigos.subir('codigo;otro codigo;tipo\nC-1;C-2;OEM\n')).cuerpo;
    const opciones = { motivoDeCruces: 'Así lo vende el fabricante' };
    expect((await codigos.cambiar(id, { opciones })).status).toBe(200);
    const sinPermiso = importadorDe(
      await prueba.cliente({ permisos: ['importacion.hacer', 'articulo.editar'] }),
      'codigos',
    );
    expect((await sinPermiso.hacer(id, 'aplicar')).status).toBe(403);
    expect((await codigos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ crear: 1, rechazadas: 0 });
    await codigos.hacer(id, 'revertir');
    await codigos.hacer(cuerpo.id, 'revertir');
  });

  it('is no way around permissions: codes need articulo.editar, and those of a proveedor proveedor.editar too', async () => {
    for (const [permisos, archivo] of [
      [['importacion.hacer'], 'codigo;otro codigo\nC-1;Q-1\n'],
      [['importacion.hacer', 'articulo.editar'], 'codigo;otro codigo;proveedor\nC-1;Q-1;Mann SA\n'],
    ] as const) {
      const suya = importadorDe(await prueba.cliente({ permisos: [...permisos] }), 'codigos');
      const { id } = (await suya.subir(archivo)).cuerpo;
      expect((await suya.hacer(id, 'aplicar')).cuerpo.code).toBe('comun.sin_permiso');
    }
  });
});
