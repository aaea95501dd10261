import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escribirCsv } from '#http/csv.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { exportable } from '#importaciones/exportables.query.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let costos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  costos = importadorDe(admin, 'costos');
  await importadorDe(admin, 'articulos').importar('codigo;descripcion\nK-1;Filtro\nK-2;Correa\nK-3;Bujía\nK-4;Retén\n');
  for (const [codigo, importe, moneda] of [
    ['K-1', '100', 'ARS'],
    ['K-2', '12', 'USD'],
    ['K-3', '50', 'ARS'],
  ]) {
    await admin.post(`/api/articulos/${await idDe(codigo ?? '')}/costos`, { importe, moneda, origen: 'A mano' });
  }
});
afterAll(() => prueba.cerrar());

const idDe = async (codigo: string): Promise<string> =>
  (await prueba.pool.query('select id from articulo where codigo = $1', [codigo])).rows[0].id;
const guardados = async () =>
  (
    await prueba.pool.query(
      `select concat_ws('|', codigo, trim_scale(costo_reposicion), costo_reposicion_moneda, costo_reposicion_origen) as linea
         from articulo where codigo like 'K-%' order by 1`,
    )
  ).rows.map(({ linea }) => linea);
const motivos = async (id: string) =>
  (await costos.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { columna: string; motivo: string }[] }) =>
      rechazos.map(({ columna, motivo }) => `${fila} ${columna}: ${motivo}`),
  );
const ANTES = ['K-1|100|ARS|A mano', 'K-2|12|USD|A mano', 'K-3|50|ARS|A mano', 'K-4'];

const ARCHIVO = `Código;Costo;Moneda;Fecha;Motivo
k1;125,50;;;Lista de noviembre
K-2;15000;;;
K-2;13;U$S;;
K-3;50;;;
K-4;80;;;
K-1;1;;;
K-9;1;;;
K-3;60;;1/2/2020;
`;

describe('ART-20, ART-12 a file of costs', () => {
  it('RN-28 is rehearsed without changing anything, and says of each row what becomes of it', async () => {
    const { id } = (await costos.subir(ARCHIVO)).cuerpo;
    const { cuerpo } = await costos.hacer(id, 'validar');
    expect(cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 1, actualizar: 1, sinCambios: 1, rechazadas: 5 });
    expect(await motivos(id)).toEqual([
      '3 Moneda: Su costo está en USD: decí en qué moneda viene este.',
      '4 Código: Repite el artículo de la fila 3.',
      '7 Código: Repite el artículo de la fila 2.',
      '8 Código: No existe ese artículo. Importá primero los artículos.',
      expect.stringMatching(/^9 (Código: Repite|Fecha: Ya tiene un costo más nuevo)/),
      expect.stringMatching(/^9 Fecha: Ya tiene un costo más nuevo, del /),
    ]);
    const [primera] = (await costos.filas(id)).cuerpo.filas;
    expect(primera.cambios).toEqual([
      { campo: 'Costo', antes: '100,00', despues: '125,50' },
      { campo: 'Moneda', antes: 'ARS', despues: 'ARS' },
      { campo: 'Motivo', antes: null, despues: 'Lista de noviembre' },
    ]);
    expect(await guardados()).toEqual(ANTES);
  });

  it('RN-18 INV-74 comes in with its origin, leaves its history, changes nothing again, and is taken back as old as it was', async () => {
    const { rows } = await prueba.pool.query(
      "select costo_reposicion_fecha as fecha from articulo where codigo = 'K-1'",
    );
    const archivo = 'codigo;costo;moneda;motivo\nK-1;125,50;;Lista de noviembre\nK-2;13;U$S;\nK-4;80;;\n';
    const { cuerpo } = await costos.importar(archivo);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1, actualizar: 2, rechazadas: 0 });
    expect(await guardados()).toEqual([
      ...['K-1|125.5|ARS|Lista de noviembre', 'K-2|13|USD|costos.csv', 'K-3|50|ARS|A mano', 'K-4|80|ARS|costos.csv'],
    ]);
    const { filas } = (await admin.get(`/api/articulos/${await idDe('K-1')}/costos`)).cuerpo;
    expect(filas.map(({ importe }: { importe: string }) => importe)).toEqual(['125.50', '100.00']);
    const { hechos } = (await admin.get(`/api/actividad/articulo/${await idDe('K-1')}`)).cuerpo;
    expect(hechos[0].campos).toEqual([{ campo: 'costo de reposición', antes: 'ARS 100.00', despues: 'ARS 125.50' }]);
    const aCiegas = await prueba.cliente({ permisos: ['articulo.ver'] });
    const suyos = (await aCiegas.get(`/api/actividad/articulo/${await idDe('K-1')}`)).cuerpo.hechos;
    expect(JSON.stringify(suyos)).not.toContain('125.50');
    expect((await costos.importar(archivo)).cuerpo).toMatchObject({ crear: 0, actualizar: 0, sinCambios: 3 });

    expect((await costos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    expect(await guardados()).toEqual(ANTES);
    const vuelto = await prueba.pool.query("select costo_reposicion_fecha as fecha from articulo where codigo = 'K-1'");
    expect(vuelto.rows).toEqual(rows);
  });

  it('PRE-17 the same cost of a later day is as fresh as that day', async () => {
    await prueba.pool.query("update articulo set costo_reposicion_fecha = '2026-01-05 12:00Z' where codigo = 'K-3'");
    const { cuerpo } = await costos.importar('codigo;costo;fecha\nK-3;50;1/3/2026\n');
    expect(cuerpo).toMatchObject({ actualizar: 1 });
    const { rows } = await prueba.pool.query(
      "select costo_reposicion_fecha as fecha from articulo where codigo = 'K-3'",
    );
    expect(rows).toEqual([{ fecha: '2026-03-01T03:00:00.000Z' }]);
    await costos.hacer(cuerpo.id, 'revertir');
  });

  it('INV-74 what somebody wrote since stays as it is, and says so', async () => {
    const { cuerpo } = await costos.importar('codigo;costo\nK-1;110\nK-4;81\n');
    await admin.post(`/api/articulos/${await idDe('K-4')}/costos`, { importe: '90', origen: 'A mano' });
    expect((await costos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 1 });
    expect((await guardados())[3]).toBe('K-4|90|ARS|A mano');
  });

  it('PRE-18 proposes, if asked, the prices that keep the margin, which go with the file when it is taken back', async () => {
    await admin.post(`/api/articulos/${await idDe('K-1')}/precios`, { importe: '150' });
    const costo = (await guardados())[0].split('|')[1];
    const archivo = `codigo;costo\nK-1;${costo * 2}\nK-4;81\n`;
    const aplicar = async (proponerPrecios: boolean, quien = costos) => {
      const { id } = (await costos.subir(archivo)).cuerpo;
      await costos.hacer(id, 'validar');
      return quien.hacer(id, 'aplicar', { proponerPrecios });
    };
    const callado = (await aplicar(false)).cuerpo;
    expect([callado.estado, callado.propuesta]).toEqual(['APLICADA', undefined]);
    await costos.hacer(callado.id, 'revertir');

    const { cuerpo } = await aplicar(true);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', fallo: null, propuesta: { estado: 'SIMULADO' } });
    expect(cuerpo).not.toHaveProperty('lote');
    const lote = `/api/articulos/lotes-de-precio/${cuerpo.propuesta.id}`;
    expect((await admin.get(lote)).cuerpo).toMatchObject({
      regla: { tipo: 'MANTENER_MARGEN' },
      motivo: expect.stringMatching(/^Archivo de costos del \d\d\/\d\d\/\d{4}$/),
    });
    expect((await admin.get(`${lote}/lineas`)).cuerpo.filas).toMatchObject([
      { codigo: 'K-1', anterior: { neto: '150.00' }, nuevo: { neto: '300.00' } },
    ]);
    expect((await costos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({
      estado: 'REVERTIDA',
      propuesta: { id: cuerpo.propuesta.id, estado: 'DESCARTADO' },
    });
    const sinPrecios = await prueba.cliente({ permisos: ['importacion.hacer', 'costo.ver', 'costo.modificar'] });
    expect((await aplicar(true, importadorDe(sinPrecios, 'costos'))).status).toBe(403);
  });

  it('what is exported comes back as it was', async () => {
    const csv = await text(escribirCsv(await exportable(prueba.db, 'costos', { ahora: new Date() })));
    expect((await costos.importar(csv)).cuerpo).toMatchObject({ crear: 0, rechazadas: 0 });
  });

  it('INV-71 asks for costo.modificar, and whoever may not see costs sees nothing of the file', async () => {
    const persona = await prueba.cliente({ permisos: ['importacion.hacer', 'articulo.editar'] });
    const suya = importadorDe(persona, 'costos');
    const { id, version } = (await costos.subir('codigo;costo\nK-1;1\n')).cuerpo;
    expect((await suya.filas(id)).status).toBe(403);
    expect((await persona.post(`/api/importaciones/${id}/aplicar`, { version })).status).toBe(403);
    expect((await suya.subir('codigo;costo\nK-1;2\n')).status).toBe(403);
  });

  it('INV-71 nobody who may not see costs is shown the first rows of the file, nor reads it in another way', async () => {
    const ciega = await prueba.cliente({ permisos: ['importacion.hacer', 'articulo.editar'] });
    const { id, version } = (await costos.subir('codigo;costo\nK-1;777,77\n')).cuerpo;
    const ruta = `/api/importaciones/${id}`;
    expect((await admin.get(ruta)).texto).toContain('777');
    for (const { status, texto } of [
      await ciega.get(ruta),
      await ciega.patch(ruta, { version, mapeo: { codigo: 1 } }),
      await ciega.post(`${ruta}/validar`, { version }),
      await ciega.post(`${ruta}/descartar`, { version }),
    ]) {
      expect(status).toBe(403);
      expect(texto).not.toContain('777');
    }
    expect((await admin.get(ruta)).cuerpo).toMatchObject({ version, estado: 'CARGADA' });
  });
});
