import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { crearAlmacen } from './archivo/almacen.ts';
import { type Importador, importadorDe } from './ayudas-de-prueba.ts';
import { conOriginal } from './importaciones.repo.ts';
import { filasDeHoja, libroDe } from './planilla/planillas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
});
afterAll(() => prueba.cerrar());

const guardados = () => readdir(join(prueba.dataDir, 'importaciones')).catch((): string[] => []);

describe('a file that comes in', () => {
  it('is kept apart under a random name that only we may read, and goes when it is discarded', async () => {
    const { cuerpo } = await articulos.subir('codigo;descripcion\nA;B\n', '../../etc/lista.csv');
    expect(cuerpo).toMatchObject({ archivo: 'lista.csv', estado: 'CARGADA', bytes: 23 });
    const [nombre = ''] = await guardados();
    expect(nombre).toMatch(/^[0-9a-f-]{36}$/);
    expect((await stat(join(prueba.dataDir, 'importaciones', nombre))).mode & 0o777).toBe(0o600);
    const descartada = await articulos.hacer(cuerpo.id, 'descartar');
    expect(descartada.cuerpo).toMatchObject({ estado: 'DESCARTADA', muestra: [], acciones: [] });
    expect(await guardados()).toEqual([]);
    expect((await articulos.hacer(cuerpo.id, 'aplicar')).cuerpo.code).toBe('comun.transicion_invalida');
  });

  it('is refused when it is no text, brings nothing, or comes without its fields', async () => {
    const codigo = async (nombre: string, contenido: string | Uint8Array) =>
      (await articulos.subir(contenido, nombre)).cuerpo.code;
    expect(await codigo('lista.xlsx', 'PK\u0003\u0004')).toBe('importaciones.planilla_danada');
    expect(await codigo('lista.xls', 'x')).toBe('importaciones.planilla_vieja');
    expect(await codigo('lista.xlsm', 'x')).toBe('importaciones.planilla_con_macros');
    expect(await codigo('lista.pdf', 'x')).toBe('importaciones.no_es_texto');
    expect(await codigo('lista.csv', Buffer.from('PK\u0003\u0004xxxx'))).toBe('importaciones.no_es_texto');
    expect(await codigo('lista.html', '<html>')).toBe('importaciones.no_es_texto');
    expect(await codigo('lista.csv', '')).toBe('importaciones.archivo_vacio');
    expect(await codigo('ancha.csv', `${Array.from({ length: 201 }, (_, i) => `c${i}`).join(';')}\n`)).toBe(
      'importaciones.demasiadas_columnas',
    );
    const sinEntidad = await admin.subir('/api/importaciones', {}, { nombre: 'a.csv', contenido: 'codigo\n1\n' });
    expect(sinEntidad).toMatchObject({ status: 400, cuerpo: { code: 'comun.datos_invalidos' } });
    const sinArchivo = await admin.subir('/api/importaciones', { entidad: 'articulos' });
    expect(sinArchivo.cuerpo.code).toBe('importaciones.archivo_ausente');
    expect((await admin.post('/api/importaciones', { entidad: 'articulos' })).status).toBe(415);
    expect((await articulos.subir('codigo\n1\n', 'a.csv', 'tango')).cuerpo.code).toBe(
      'importaciones.perfil_desconocido',
    );
    await expect.poll(guardados).toEqual([]);
  });

  it('GAP-18 is kept as it came, text or spreadsheet, and can be downloaded again once it was applied and taken back', async () => {
    const texto = Buffer.from('codigo;descripcion\nÑ-1;Ñandú\n', 'latin1');
    const libro = libroDe({
      hojas: [
        {
          nombre: 'Hoja1',
          xml: filasDeHoja([
            ['codigo', 'descripcion'],
            ['H-1', 'De hoja'],
          ]),
        },
      ],
    });
    for (const [nombre, contenido] of [
      ['Precios ñandú.csv', texto],
      ['libro.xlsx', libro],
    ] as const) {
      const { id } = (await articulos.subir(contenido, nombre)).cuerpo;
      expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ crear: 1, conArchivo: true });
      await articulos.hacer(id, 'revertir');
      const bajado = await admin.get(`/api/importaciones/${id}/archivo`);
      expect(bajado.status).toBe(200);
      expect(Buffer.compare(bajado.bytes, contenido)).toBe(0);
      expect(bajado.encabezados['content-disposition']).toContain(encodeURIComponent(nombre));
    }
  });

  it('goes when it is discarded, and what nobody knows of is swept up when so it was for a month', async () => {
    const { id } = (await articulos.subir('codigo;descripcion\nZ-1;Z\n', 'una.csv')).cuerpo;
    expect((await admin.get(`/api/importaciones/${id}/archivo`)).status).toBe(200);
    await articulos.hacer(id, 'descartar');
    expect((await admin.get(`/api/importaciones/${id}/archivo`)).status).toBe(404);
    const { originales } = crearAlmacen(prueba.dataDir);
    const queda = (await articulos.subir('codigo;descripcion\nZ-2;Z\n', 'una.csv')).cuerpo.id;
    const perdido = '01980000-0000-7000-8000-00000000dead';
    await writeFile(originales.rutaDe(perdido), 'x');
    const limpiarTras = async (dias: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dias * 24 * 60 * 60 * 1000 });
      await originales.limpiar((ids) => conOriginal(prueba.db, ids), new Date()).finally(() => vi.useRealTimers());
      return [await originales.hay(perdido), await originales.hay(queda)];
    };
    // It may be of a request that is still going on, or of a database that is still to be brought back.
    for (const dias of [0, 29]) expect(await limpiarTras(dias)).toEqual([true, true]);
    expect(await limpiarTras(31)).toEqual([false, true]);
    await articulos.hacer(queda, 'descartar');
  });

  it('is taken once however often the same request comes', async () => {
    const archivo = { nombre: 'una.csv', contenido: 'codigo;descripcion\nX;Y\n' };
    const veces = await Promise.all(
      [1, 2].map(() => admin.subir('/api/importaciones', { entidad: 'articulos' }, archivo, { clave: 'una-vez' })),
    );
    expect(veces.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(veces.map(({ cuerpo }) => cuerpo.id)).size).toBe(1);
    await expect.poll(guardados).toHaveLength(1);
    const otro = { ...archivo, contenido: 'codigo;descripcion\nX;Z\n' };
    const corregido = await admin.subir('/api/importaciones', { entidad: 'articulos' }, otro, { clave: 'una-vez' });
    expect(corregido.cuerpo).toMatchObject({ status: 409, code: 'comun.clave_reusada' });
    await expect.poll(guardados).toHaveLength(1);
    await articulos.hacer(veces[0]?.cuerpo.id, 'descartar');
  });
});

it('a file whose connection is cut half-way leaves nothing behind', async () => {
  const direccion = new URL(await prueba.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(direccion.port), direccion.hostname);
  await once(socket, 'connect');
  socket.write(
    [
      'POST /api/importaciones HTTP/1.1',
      'host: x',
      `x-prueba-usuario: ${admin.usuarioId}`,
      'content-type: multipart/form-data; boundary=zz',
      'content-length: 90000',
      '',
      '--zz\r\ncontent-disposition: form-data; name="entidad"\r\n\r\narticulos',
      '--zz\r\ncontent-disposition: form-data; name="archivo"; filename="a.csv"\r\n\r\ncodigo\r\nA-1\r\n',
    ].join('\r\n'),
  );
  await expect.poll(guardados).toHaveLength(1);
  socket.destroy();
  await expect.poll(guardados).toEqual([]);
  expect((await admin.get('/api/articulos')).status).toBe(200);
});

describe('how a file is read', () => {
  it('is corrected by a person: format, columns and options', async () => {
    const { cuerpo } = await articulos.subir('lista del mes\nREF,QUE ES,NETO\nZ-1,Zapata,"1.500"\n');
    expect(cuerpo).toMatchObject({ faltan: ['Código'], mapeo: {} });
    const { id } = cuerpo;
    expect((await articulos.hacer(id, 'validar')).cuerpo.code).toBe('importaciones.faltan_columnas');
    const conFormato = await articulos.cambiar(id, { formato: { separador: ',', encabezado: 2, decimal: '.' } });
    expect(conFormato.cuerpo.columnas).toEqual([{ titulo: 'REF' }, { titulo: 'QUE ES' }, { titulo: 'NETO' }]);
    const conColumnas = await articulos.cambiar(id, { mapeo: { codigo: 0, descripcion: 1, precio: 2 } });
    expect(conColumnas.cuerpo).toMatchObject({ faltan: [], muestra: [{ fila: 3, valores: { precio: '1,5' } }] });
    expect((await articulos.hacer(id, 'validar')).cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 1 });
    const otra = await articulos.cambiar(id, { opciones: { modo: 'solo_actualizar' } });
    expect(otra.cuerpo).toMatchObject({ estado: 'CARGADA', crear: null, opciones: { modo: 'solo_actualizar' } });
    expect((await articulos.hacer(id, 'validar')).cuerpo).toMatchObject({ crear: 0, rechazadas: 1 });
    const mala = await articulos.cambiar(id, { mapeo: { codigo: 9, nada: 0 } });
    expect(mala.cuerpo.issues).toHaveLength(2);
    const vieja = await admin.patch(`/api/importaciones/${id}`, { version: 1, opciones: {} });
    expect(vieja.cuerpo.code).toBe('comun.version_vieja');

    await articulos.cambiar(id, { opciones: { modo: 'crear_y_actualizar' } });
    const guardado = await admin.post('/api/importaciones/perfiles', { importacionId: id, nombre: 'Proveedor Sur' });
    expect(guardado).toMatchObject({ status: 201, cuerpo: { columnas: { codigo: 'REF', precio: 'NETO' } } });
    const repetido = await admin.post('/api/importaciones/perfiles', { importacionId: id, nombre: 'PROVEEDOR SUR' });
    expect(repetido.cuerpo.code).toBe('importaciones.perfil_repetido');
    const reemplazo = { importacionId: id, nombre: 'Proveedor Sur', reemplazar: true };
    expect((await admin.post('/api/importaciones/perfiles', reemplazo)).cuerpo.version).toBe(2);
  });

  it('is known by the profile that was saved, with the columns in another order', async () => {
    const { cuerpo } = await articulos.subir('otra lista\nNETO,REF,QUE ES\n2.250,Z-2,Zócalo\n');
    expect(cuerpo).toMatchObject({ perfil: 'Proveedor Sur', mapeo: { codigo: 1, precio: 0 }, faltan: [] });
    expect(cuerpo.muestra[0].valores).toMatchObject({ codigo: 'Z-2', precio: '2,25' });
    const { filas } = (await admin.get('/api/importaciones/perfiles?entidad=articulos')).cuerpo;
    expect(filas).toHaveLength(1);
    expect((await admin.delete(`/api/importaciones/perfiles/${filas[0].id}`, {})).status).toBe(200);
    expect((await admin.delete(`/api/importaciones/perfiles/${filas[0].id}`, {})).status).toBe(404);
  });

  it('a column its profile never had is read by its title and told; one that was left aside stays so', async () => {
    const { cuerpo } = await articulos.subir('REF;Rubro;NETO\nZ-3;Motor;1,5\n');
    await articulos.cambiar(cuerpo.id, { mapeo: { codigo: 0, precio: 2 } });
    const nuevo = { importacionId: cuerpo.id, nombre: 'Sin rubro' };
    const { cuerpo: guardado } = await admin.post('/api/importaciones/perfiles', nuevo);
    expect(Object.keys(guardado.opciones)).not.toContain('sinUsar');
    const otra = await articulos.subir('REF;Rubro;NETO;IVA;Nota\nZ-3;Motor;1,5;21;x\n');
    expect(otra.cuerpo).toMatchObject({ perfil: 'Sin rubro', distinta: { faltan: [], nuevas: ['IVA', 'Nota'] } });
    expect(otra.cuerpo.mapeo).toEqual({ codigo: 0, precio: 2, iva: 3 });
    expect(otra.cuerpo.opciones).toEqual(guardado.opciones);
    await admin.delete(`/api/importaciones/perfiles/${guardado.id}`, {});
    expect((await admin.get(`/api/importaciones/${otra.cuerpo.id}`)).cuerpo).not.toHaveProperty('distinta');
  });

  it.each([
    ['UTF-8 with BOM and tabs', Buffer.from('\ufeffcódigo\tdescripción\tprecio\nÑ1\tPiñón\t1.234,5\n')],
    [
      'Windows-1252 and CR',
      Buffer.from('c\u00f3digo;descripci\u00f3n;precio\r\u00d11;Pi\u00f1\u00f3n;1234,5\r', 'latin1'),
    ],
    ['UTF-16 LE', Buffer.from('\ufeffcódigo|descripción|precio\r\nÑ1|Piñón|1234.5\r\n', 'utf16le')],
    ['UTF-16 BE', Buffer.from('\ufeffcódigo;descripción;precio\nÑ1;"Piñón";"1234,5"\n', 'utf16le').swap16()],
  ])('does not matter: %s', async (_, contenido) => {
    const { cuerpo } = await articulos.subir(contenido);
    expect(cuerpo.muestra).toMatchObject([
      { valores: { codigo: 'Ñ1', descripcion: 'Piñón', precio: '1234,5' }, rechazos: [] },
    ]);
  });
});

it('the history shows every file, by what it brings and how far it got, on the screen and as a CSV', async () => {
  const { filas, total } = (await admin.get('/api/importaciones?entidad=articulos&estado=CARGADA')).cuerpo;
  expect(total).toBe(filas.length);
  expect(filas.length).toBeGreaterThan(3);
  expect((await admin.get('/api/importaciones?buscar=lista')).cuerpo.filas).toHaveLength(1);
  const csv = await admin.get('/api/importaciones/exportar?estado=DESCARTADA');
  expect(csv.texto.split('\r\n')[1]).toMatch(/^(lista|una)\.csv;Artículos;Descartada;/);
  const iguales = await admin.get('/api/importaciones/exportar?columnas=iguales,archivo');
  expect(iguales.texto.replace('\ufeff', '').split('\r\n')[0]).toBe('Sin cambios;Archivo');
  // TD-07 each column is filtered by itself, also in its file.
  const hallar = async (filtros: string) => {
    const pedido = `filtros=${encodeURIComponent(filtros)}&porPagina=200`;
    const { texto } = await admin.get(`/api/importaciones/exportar?${pedido}&columnas=estado,quien`);
    const halladas = (await admin.get(`/api/importaciones?${pedido}`)).cuerpo.filas;
    expect(texto.trim().split('\r\n')).toHaveLength(halladas.length + 1);
    return halladas;
  };
  expect(await hallar('entidad:uno:articulos;estado:uno:CARGADA')).toHaveLength(total);
  expect(await hallar('archivo:empieza:lista;cuando:entre:2020-01-01,')).toHaveLength(1);
  expect(await hallar('cuando:entre:,2020-01-01')).toEqual([]);
  expect(await hallar('quien:igual:nadie de aca')).toEqual([]);
  const validadas = await hallar('crear:entre:1,;rechazadas:entre:0,');
  expect(validadas.length).toBeGreaterThan(0);
  expect(validadas.every(({ crear }: { crear: number }) => crear > 0)).toBe(true);
  expect(await hallar('crear:entre:1,;iguales:entre:0,0')).toEqual(
    validadas.filter(({ sinCambios }: { sinCambios: number }) => sinCambios === 0),
  );
  expect(await hallar('iguales:entre:1000000,')).toEqual([]);
  expect((await admin.get('/api/importaciones?filtros=crear:contiene:1')).status).toBe(400);
});

it('the template is a file the importer understands whole', async () => {
  for (const entidad of ['articulos', 'clientes', 'localidades', 'stock', 'ventas'] as const) {
    const plantilla = await admin.get(`/api/importaciones/plantilla?entidad=${entidad}`);
    const { cuerpo } = await importadorDe(admin, entidad).subir(plantilla.texto);
    expect([entidad, cuerpo.faltan, Object.keys(cuerpo.mapeo).length]).toEqual([entidad, [], cuerpo.columnas.length]);
    expect([entidad, cuerpo.muestra[0].rechazos]).toEqual([entidad, []]);
  }
});

it('an importación nobody has is not found', async () => {
  const nadie = '01900000-0000-7000-8000-00000000dead';
  for (const ruta of ['', '/filas', '/rechazos']) {
    expect((await admin.get(`/api/importaciones/${nadie}${ruta}`)).status, ruta).toBe(404);
  }
  expect((await admin.post(`/api/importaciones/${nadie}/cancelar`, {})).status).toBe(404);
});

it('answers a repeated command with what the first one heard, also when that came after its COMMIT', async () => {
  const { cuerpo } = await articulos.subir('codigo;descripcion\nREP-1;Rotula\n', 'lista.csv');
  const validar = () =>
    admin.post(`/api/importaciones/${cuerpo.id}/validar`, { version: cuerpo.version }, { clave: 'ensayo-1' });
  const primera = await validar();
  expect(primera.cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 1 });
  expect((await validar()).cuerpo).toEqual(primera.cuerpo);
  await articulos.hacer(cuerpo.id, 'descartar');
});
