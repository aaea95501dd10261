import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#db/db.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { verificacionDeEdiciones } from './verificacion.ts';

const E = '/api/articulos/ediciones';
let prueba: Prueba;
let persona: Cliente;
let marca: string;
let serie = 0;

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  marca = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Wega' })).cuerpo.id;
});
afterAll(() => prueba.cerrar());

/** A few artículos of a code of their own, to be filtered by. */
async function sembrar(cuantos: number, datos: Parameters<typeof sembrarArticulo>[1] = {}) {
  serie += 1;
  const comienzo = `LOT${serie}X`;
  const ids: string[] = [];
  for (let i = 0; i < cuantos; i += 1) {
    ids.push(await sembrarArticulo(prueba.db, { ...datos, codigo: `${comienzo}-${i}` }));
  }
  return { ids, filtro: { filtros: `codigo:empieza:${comienzo}` } };
}
const deIds = (ids: readonly string[]) => ({ de: 'ids', ids });
const ver = async (seleccion: object, cambios: object) =>
  (await persona.post(`${E}/vista-previa`, { seleccion, cambios })).cuerpo;
const editar = (seleccion: object, cambios: object, cambian: number, quien = persona) =>
  quien.post(E, { seleccion, cambios, cambian, motivo: 'Orden del depósito' });
const ficha = async (id: string | undefined) => (await persona.get(`/api/articulos/${id}`)).cuerpo;
const ponerStock = (id: string, fisico: string, permite = false, db: Db = prueba.db) =>
  db
    .insertInto('saldo_stock')
    .values({ articulo_id: id, deposito_id: INICIALES.deposito, permite_negativo: permite, fisico })
    .execute();

describe('ART-19 changing many at once', () => {
  it('tells before what it would do, with names, and changes nothing', async () => {
    const { ids } = await sembrar(3);
    await prueba.db.updateTable('articulo').set({ marca_id: marca }).where('id', '=', ids[0]!).execute();
    const vista = await ver(deIds(ids), { marcaId: marca, iva: '10.5' });
    expect(vista).toMatchObject({ elegidos: 3, cambian: 3, iguales: 0, fallan: 0, porProblema: [] });
    expect(vista.porCampo).toEqual([
      { campo: 'marca', articulos: 2 },
      { campo: 'iva', articulos: 3 },
    ]);
    expect(vista.muestra).toContainEqual(
      expect.objectContaining({
        id: ids[1],
        problema: null,
        cambios: [
          { campo: 'marca', antes: null, despues: 'Wega' },
          { campo: 'iva', antes: '21', despues: '10.5' },
        ],
      }),
    );
    expect(await ficha(ids[1])).toMatchObject({ version: 1, iva: '21', marca: null });
  });

  it('changes those a filter finds but for some, in one audited batch, and they are found by their new marca', async () => {
    const { ids, filtro } = await sembrar(4);
    const seleccion = { de: 'filtro', filtro, salvo: [ids[3]] };
    const hecha = await editar(seleccion, { marcaId: marca, permiteNegativo: true }, 3);
    expect(hecha).toMatchObject({ status: 201, cuerpo: { articulos: 3, fallas: 0 } });
    expect(await ficha(ids[0])).toMatchObject({ version: 2, marca: { nombre: 'Wega' }, permiteNegativo: true });
    expect(await ficha(ids[3])).toMatchObject({ version: 1, marca: null });
    const hallados = await persona.get(`/api/articulos?buscar=wega%20LOT${serie}X&contar=exacto`);
    expect(hallados.cuerpo.total).toBe(3);
    const [ultima] = (await persona.get(`${E}?buscar=wega`)).cuerpo.filas;
    expect(ultima).toMatchObject({
      id: hecha.cuerpo.id,
      tipo: 'EDITAR',
      pedido: 'Marca: Wega · Permite stock negativo: sí',
      articulos: 3,
      motivo: 'Orden del depósito',
      deshecha: null,
    });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from auditoria where accion = 'articulo.editar_en_lote' and entidad_id = ${hecha.cuerpo.id}
    `.execute(prueba.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('INV-09 leaves alone those it cannot change, tells which and why, and hands them over as a file', async () => {
    const { ids } = await sembrar(3);
    await ponerStock(ids[1]!, '4');
    const vista = await ver(deIds(ids), { estado: 'INACTIVO' });
    expect(vista).toMatchObject({ cambian: 2, fallan: 1, porProblema: [{ problema: 'DEPENDENCIAS', articulos: 1 }] });
    const { cuerpo } = await editar(deIds(ids), { estado: 'INACTIVO' }, 2);
    expect(cuerpo).toMatchObject({ articulos: 2, fallas: 1 });
    expect([await ficha(ids[0]), await ficha(ids[1])].map(({ estado }) => estado)).toEqual(['INACTIVO', 'ACTIVO']);
    const lineas = (await persona.get(`${E}/${cuerpo.id}/lineas?que=FALLAS`)).cuerpo;
    expect(lineas).toMatchObject({ total: 1, filas: [{ id: ids[1], cambios: [], problema: 'DEPENDENCIAS' }] });
    expect((await persona.get(`${E}/${cuerpo.id}/lineas?que=CAMBIOS`)).cuerpo.total).toBe(2);
    expect((await persona.get(`${E}/${cuerpo.id}/lineas?buscar=LOT${serie}X-2`)).cuerpo.filas).toMatchObject([
      { cambios: [{ campo: 'estado', antes: 'ACTIVO', despues: 'INACTIVO' }] },
    ]);
    const csv = await persona.get(`${E}/${cuerpo.id}/exportar?que=FALLAS`);
    expect(csv.texto).toContain(`LOT${serie}X-1`);
    expect(csv.texto.trim().split('\r\n')).toHaveLength(2);
    const cambios = await persona.get(`${E}/${cuerpo.id}/exportar?que=CAMBIOS`);
    expect(cambios.texto).toContain(';Estado;Activo;Inactivo;');
    expect((await persona.get(`${E}/${ids[0]}/lineas`)).status).toBe(404);
  });

  it('refuses what the one by one refuses: other decimals, stock under zero, a step its life has not', async () => {
    const { ids } = await sembrar(2, { permiteNegativo: true });
    await ponerStock(ids[0]!, '-3', true);
    const metro = (await persona.get('/api/tablas-generales/unidades?buscar=metro')).cuerpo.filas[0];
    const problemas = async (cambios: object) => (await ver(deIds(ids), cambios)).porProblema;
    expect(await problemas({ permiteNegativo: false })).toEqual([{ problema: 'STOCK_NEGATIVO', articulos: 1 }]);
    expect(await problemas({ unidadId: metro.id })).toEqual([{ problema: 'OTROS_DECIMALES', articulos: 2 }]);
    const { ids: borradores } = await sembrar(1, { estado: 'BORRADOR' });
    expect((await ver(deIds(borradores), { estado: 'DISCONTINUADO' })).porProblema).toEqual([
      { problema: 'TRANSICION', articulos: 1 },
    ]);
    expect((await editar(deIds(ids), {}, 1)).status).toBe(400);
    expect((await editar(deIds(ids), { marcaId: ids[0] }, 1)).status).toBe(400);
  });

  it('INV-01 brings back no code that somebody else uses by now', async () => {
    const { ids } = await sembrar(2, { estado: 'INACTIVO' });
    const codigo = (await ficha(ids[0])).codigo;
    await sembrarArticulo(prueba.db, { codigo: codigo.toLowerCase() });
    const vista = await ver(deIds(ids), { estado: 'ACTIVO' });
    expect(vista).toMatchObject({ cambian: 1, porProblema: [{ problema: 'CODIGO_OCUPADO', articulos: 1 }] });
    expect((await editar(deIds(ids), { estado: 'ACTIVO' }, 1)).cuerpo).toMatchObject({ articulos: 1, fallas: 1 });
  });

  it('refuses to do other than what was seen', async () => {
    const { ids } = await sembrar(2);
    expect(await editar(deIds(ids), { iva: '27' }, 3)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.lote_distinto', data: { vistos: 3, ahora: 2 } },
    });
  });

  it('ART-11 makes a proveedor the principal of those it sells to, and what buying again costs follows', async () => {
    const { ids } = await sembrar(2);
    const alta = await persona.post('/api/articulos/proveedores', {
      razonSocial: 'Distribuidora Norte',
      condicionIva: 8,
    });
    const otro = await persona.post('/api/articulos/proveedores', { razonSocial: 'Repuestos Sur', condicionIva: 8 });
    const vende = (id: string, proveedorId: string, costo: string) =>
      persona.post(`/api/articulos/${id}/proveedores`, { proveedorId, costo });
    await vende(ids[0]!, otro.cuerpo.id, '90');
    await vende(ids[0]!, alta.cuerpo.id, '80');
    const hecha = await editar(deIds(ids), { proveedorId: alta.cuerpo.id }, 1);
    expect(hecha.cuerpo).toMatchObject({ articulos: 1, fallas: 1 });
    const de = async () => (await persona.get(`/api/articulos/${ids[0]}/proveedores`)).cuerpo;
    expect(await de()).toMatchObject({ reposicion: { importe: '80.00' } });
    await persona.post(`${E}/${hecha.cuerpo.id}/deshacer`, { motivo: 'Era un error' });
    expect(await de()).toMatchObject({ reposicion: { importe: '90.00' } });
    const sinProveedores = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
    expect((await editar(deIds(ids), { proveedorId: alta.cuerpo.id }, 1, sinProveedores)).status).toBe(403);
  });
});

describe('ART-19 taking it back', () => {
  it('gives back what is still as it was left, in another batch, once', async () => {
    const { ids } = await sembrar(3);
    const { cuerpo } = await editar(deIds(ids), { iva: '10.5', marcaId: marca }, 3);
    await persona.patch(`/api/articulos/${ids[1]}`, { version: 2, iva: '27' });
    const vuelta = await persona.post(`${E}/${cuerpo.id}/deshacer`, { motivo: 'Era un error' });
    expect(vuelta).toMatchObject({ status: 201, cuerpo: { articulos: 2, fallas: 1 } });
    expect(await ficha(ids[0])).toMatchObject({ iva: '21', marca: null });
    expect(await ficha(ids[1])).toMatchObject({ iva: '27', marca: { nombre: 'Wega' } });
    expect((await persona.get(`${E}/${vuelta.cuerpo.id}/lineas?que=FALLAS`)).cuerpo.filas).toMatchObject([
      { id: ids[1], problema: 'CAMBIO_DESPUES' },
    ]);
    const otra = (id: string) => persona.post(`${E}/${id}/deshacer`, { motivo: 'De nuevo' });
    expect(await otra(cuerpo.id)).toMatchObject({ status: 409, cuerpo: { data: { porque: 'YA_SE_DESHIZO' } } });
    expect(await otra(vuelta.cuerpo.id)).toMatchObject({ status: 409, cuerpo: { data: { porque: 'ES_UNA_VUELTA' } } });
    const [, original] = (await persona.get(E)).cuerpo.filas;
    expect(original).toMatchObject({ id: cuerpo.id, deshecha: { quien: expect.any(String) } });
    // TD-07 each column is filtered by itself, also in its file.
    const hallar = async (filtros: string) => {
      const pedido = `filtros=${encodeURIComponent(filtros)}&porPagina=200`;
      const { texto } = await persona.get(`${E}/exportar?${pedido}&columnas=situacion,fallas`);
      const hallados = (await persona.get(`${E}?${pedido}`)).cuerpo.filas.map(({ id }: { id: string }) => id);
      expect(texto.trim().split('\r\n')).toHaveLength(hallados.length + 1);
      return { hallados, texto: texto.replace('\ufeff', '') };
    };
    const dichas = 'pedido:contiene:10,5;motivo:igual:orden del deposito'.replace('10,5', '10%2C5');
    const deshechas = await hallar(`${dichas};situacion:uno:DESHECHA;articulos:entre:3,3;fallas:entre:0,0`);
    expect(deshechas).toEqual({ hallados: [cuerpo.id], texto: 'Situación;No se pudo\r\nDeshecha;0\r\n' });
    const vueltas = await hallar('tipo:uno:DESHACER;motivo:igual:era un error;fallas:entre:1,1');
    expect(vueltas.hallados).toEqual([vuelta.cuerpo.id]);
    expect((await hallar('tipo:uno:DESHACER;en:entre:,2020-01-01')).hallados).toEqual([]);
    expect((await hallar('quien:igual:nadie de aca')).hallados).toEqual([]);
  });

  it('ART-26 REA-04 is told field by field in the trail of each, with the batch it was part of, and so is taking it back', async () => {
    const { ids } = await sembrar(2);
    const [id = ''] = ids;
    const hecho = (await editar(deIds(ids), { marcaId: marca, permiteNegativo: true, estado: 'INACTIVO' }, 2)).cuerpo;
    const vuelta = (await persona.post(`${E}/${hecho.id}/deshacer`, { motivo: 'No era eso' })).cuerpo;
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos).toMatchObject([
      { accion: 'articulo.deshacer_edicion', loteId: vuelta.id, motivo: 'No era eso' },
      { accion: 'articulo.editar_en_lote', loteId: hecho.id, motivo: 'Orden del depósito' },
    ]);
    expect(hechos[1].campos).toEqual([
      { campo: 'marca', antes: null, despues: 'Wega' },
      { campo: 'estado', antes: 'ACTIVO', despues: 'INACTIVO' },
      { campo: 'permiteNegativo', antes: 'false', despues: 'true' },
    ]);
    const dichos = (await persona.get(`/api/articulos/reportes/cambios?clase=DATOS&porPagina=100`)).cuerpo.filas;
    const suyos = dichos.filter(({ articuloId }: { articuloId: string }) => articuloId === id);
    expect(suyos.map(({ campo, despues }: Record<string, string>) => `${campo}: ${despues}`).toSorted()).toEqual([
      'estado: ACTIVO',
      'estado: INACTIVO',
      'marca: Wega',
      'marca: null',
      'permiteNegativo: false',
      'permiteNegativo: true',
    ]);
    // Whoever saves over it is told who was first, also when that was a batch.
    const tarde = await persona.patch(`/api/articulos/${id}`, { version: 1, descripcion: 'Otra' });
    expect(tarde.cuerpo).toMatchObject({ code: 'comun.version_vieja', data: { quien: expect.any(String) } });
  });

  it('two who take it back at once do it once, and two who change at once wait for each other', async () => {
    const { ids } = await sembrar(2);
    const [una, otra] = await Promise.all([
      editar(deIds(ids), { iva: '10.5' }, 2),
      editar(deIds([...ids].reverse()), { marcaId: marca }, 2),
    ]);
    expect([una.status, otra.status]).toEqual([201, 201]);
    expect(await ficha(ids[0])).toMatchObject({ version: 3, iva: '10.5', marca: { nombre: 'Wega' } });
    const vueltas = await Promise.all(
      [1, 2].map(() => persona.post(`${E}/${una.cuerpo.id}/deshacer`, { motivo: 'Era un error' })),
    );
    expect(vueltas.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('INV-09 waits for stock that is being written, and then sees it', async () => {
    const { ids } = await sembrar(2);
    const escrito = Promise.withResolvers<void>();
    const soltar = Promise.withResolvers<void>();
    const escribiendo = prueba.db.transaction().execute(async (tx) => {
      await ponerStock(ids[1]!, '4', false, tx);
      escrito.resolve();
      await soltar.promise;
    });
    await escrito.promise;
    const editada = editar(deIds(ids), { estado: 'INACTIVO' }, 1);
    await esperarBloqueo(prueba.db);
    soltar.resolve();
    expect(await editada).toMatchObject({ status: 201, cuerpo: { articulos: 1, fallas: 1 } });
    await escribiendo;
  });

  it('the self-check finds a change whose detail is missing', async () => {
    const revisar = () => prueba.db.transaction().execute((tx) => verificacionDeEdiciones.consulta(tx));
    expect(await revisar()).toEqual([]);
    await sql`insert into edicion_en_lote (id, tipo, pedido, articulos, fallas, motivo, en, usuario_id)
      values (gen_random_uuid(), 'EDITAR', 'IVA: 21', 2, 0, 'x', now(), ${persona.usuarioId})`.execute(prueba.db);
    expect(await revisar()).toMatchObject([{ articulos: 2, articulos_en_detalle: 0 }]);
  });
});
