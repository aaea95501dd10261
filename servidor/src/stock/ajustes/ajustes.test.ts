import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, costoDe, preparar, saldoDe } from '#stock/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const { deposito: depositoId, motivoRotura, motivoStockInicial } = INICIALES;

describe('preparing', () => {
  it('AJU-01 keeps a draft that moves nothing', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'WO-342' });
    const ajuste = await preparar(admin, { renglones: [{ articuloId, cantidad: '5', costo: '12.5' }] });

    expect(ajuste).toMatchObject({
      estado: 'BORRADOR',
      version: 1,
      motivo: 'Rotura',
      inicial: false,
      acciones: ['cambiar', 'pedir', 'aplicar', 'anular'],
      renglones: [{ articuloId, codigo: 'WO-342', cantidad: '5', costo: '12.50', valor: null, fisico: '0' }],
      movimientos: [],
    });
    expect(ajuste.texto).toBe(`AJ ${String(ajuste.numero).padStart(4, '0')}`);
    expect(await saldoDe(prueba.db, articuloId)).toEqual([0, 0]);
  });

  it('AJU-01 takes the reason by its name, in any spelling, and a new name becomes a motivo', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const con = (motivo: string) =>
      admin.post(AJUSTES, { depositoId, motivo, renglones: [{ articuloId, cantidad: '1' }] });
    expect((await con('  ROTURA ')).cuerpo).toMatchObject({ motivoId: motivoRotura, motivo: 'Rotura' });

    const nuevo = (await con('Se mojó')).cuerpo;
    expect(nuevo.motivo).toBe('Se mojó');
    expect((await con('se mojo')).cuerpo.motivoId).toBe(nuevo.motivoId);
  });

  it('INV-29 names every wrong line, unknown place and unknown reason, and keeps nothing', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'SINDEC' });
    const servicio = await sembrarArticulo(prueba.db, { codigo: 'FLETE', tipo: 'SERVICIO' });
    const nadie = '01900000-0000-7000-8000-00000000ffff';
    const antes = await cuantos();

    const malos = await admin.post(AJUSTES, {
      depositoId,
      motivoId: motivoRotura,
      renglones: [
        { articuloId, cantidad: '1.5' },
        { articuloId: servicio, cantidad: '1' },
        { articuloId: nadie, cantidad: '1' },
        { articuloId, cantidad: '-1', costo: '10' },
      ],
    });
    expect(malos).toMatchObject({ status: 400, cuerpo: { code: 'comun.datos_invalidos' } });
    expect(malos.cuerpo.issues.map((i: { path: unknown }) => i.path)).toEqual([
      ['renglones', 0, 'cantidad'],
      ['renglones', 1, 'articuloId'],
      ['renglones', 2, 'articuloId'],
      ['renglones', 3, 'costo'],
    ]);

    const renglones = [{ articuloId, cantidad: '1' }];
    const mal = async (cuerpo: object) =>
      await admin.post(AJUSTES, { depositoId, motivoId: motivoRotura, renglones, ...cuerpo });
    expect(await mal({ depositoId: nadie })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['depositoId'] }] },
    });
    expect(await mal({ motivoId: nadie })).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['motivoId'] }] } });
    expect(await mal({ motivoId: undefined })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['motivoId'] }] },
    });
    expect(await mal({ renglones: [] })).toMatchObject({ status: 400 });
    expect(await mal({ renglones: [{ articuloId, cantidad: '0' }] })).toMatchObject({ status: 400 });
    expect(await mal({ renglones: [{ articuloId, cantidad: '99999999' }] })).toMatchObject({ status: 400 });
    expect(await mal({ fechaEfectiva: '2999-01-01' })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['fechaEfectiva'] }] },
    });
    expect(await mal({ sorpresa: 1 })).toMatchObject({ status: 400 });
    expect(await cuantos()).toBe(antes);
  });

  it('refuses a virtual depósito, as it is nobody’s place', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const { id } = await prueba.db
      .selectFrom('deposito')
      .select('id')
      .where('clase', '=', 'AJUSTE')
      .executeTakeFirstOrThrow();
    const cuerpo = { depositoId: id, motivoId: motivoRotura, renglones: [{ articuloId, cantidad: '1' }] };
    expect(await admin.post(AJUSTES, cuerpo)).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['depositoId'] }] },
    });
  });
});

describe('changing', () => {
  it('INV-73 changes what comes, and refuses an old version naming who and when', async () => {
    const [a, b] = [await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db)];
    const { id } = await preparar(admin, { renglones: [{ articuloId: a, cantidad: '5' }] });
    const otra = await prueba.cliente({ nombre: 'Marta Soria' });

    const cambiado = await otra.patch(`${AJUSTES}/${id}`, {
      version: 1,
      observaciones: 'Se contó dos veces',
      renglones: [{ articuloId: b, cantidad: '-2' }],
    });
    expect(cambiado).toMatchObject({
      status: 200,
      cuerpo: { version: 2, observaciones: 'Se contó dos veces', motivo: 'Rotura', renglones: [{ articuloId: b }] },
    });
    const viejo = await admin.patch(`${AJUSTES}/${id}`, { version: 1, observaciones: 'x' });
    expect(viejo).toMatchObject({
      status: 409,
      cuerpo: { code: 'comun.version_vieja', data: { quien: 'Marta Soria', version: 2 } },
    });
    expect((await admin.get(`${AJUSTES}/${id}`)).cuerpo.observaciones).toBe('Se contó dos veces');
  });

  it('INV-72 leaves one audit row with what changed, line by line', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'AUD-1' });
    const { id, renglones } = await preparar(admin, { renglones: [{ articuloId, cantidad: '5', costo: '10' }] });
    await admin.patch(`${AJUSTES}/${id}`, {
      version: 1,
      renglones: [{ id: renglones[0].id, articuloId, cantidad: '6', costo: '10' }],
    });
    const { cuerpo } = await admin.get(`/api/actividad/ajuste/${id}`);
    expect(cuerpo.hechos.map((h: { accion: string }) => h.accion)).toEqual(['ajuste.cambiar', 'ajuste.crear']);
    expect(cuerpo.hechos[0].campos).toEqual([{ campo: 'AUD-1 cantidad', antes: '5', despues: '6' }]);
  });
});

describe('TD-07 the list', () => {
  it('is filtered by each of its columns, and its file brings those asked for', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'FILTRABLE' });
    const rosario = await sembrarSucursal(prueba.db, 'Rosario filtrable');
    const lucia = await prueba.cliente({ nombre: 'Lucía Ferreyra' });
    const entra = await ajustar(lucia, { renglones: [{ articuloId, cantidad: '777', costo: '1' }] });
    const sale = await preparar(lucia, { renglones: [{ articuloId, cantidad: '-555' }] });
    const alla = await preparar(lucia, {
      depositoId: rosario.depositoId,
      renglones: [{ articuloId, cantidad: '777' }],
    });
    const con = async (filtros: string) =>
      (await lucia.get(`${AJUSTES}?orden=numero&filtros=${encodeURIComponent(filtros)}`)).cuerpo.filas.map(
        ({ id }: { id: string }) => id,
      );
    expect(await con('entran:entre:777,777')).toEqual([entra.id, alla.id]);
    expect(await con('salen:entre:555,;renglones:entre:1,1')).toEqual([sale.id]);
    expect(await con('deposito:contiene:rosario filtrable')).toEqual([alla.id]);
    expect(await con('estado:uno:APLICADO;quien:contiene:lucia')).toEqual([entra.id]);
    expect(await con(`numero:entre:${sale.numero},${sale.numero};motivo:igual:rotura`)).toEqual([sale.id]);
    expect(await con('creadoEn:entre:,2020-01-01')).toEqual([]);
    const { texto } = await lucia.get(`${AJUSTES}/exportar?filtros=salen:entre:555,555&columnas=salen,numero,estado`);
    // TD-15 what they add up to, by unidad.
    expect((await lucia.get(`${AJUSTES}/totales?filtros=salen:entre:555,555`)).cuerpo.filas).toEqual([
      { unidad: 'U', renglones: 1, entran: '0', salen: '555' },
    ]);
    expect((await lucia.get(`${AJUSTES}/totales?filtros=salen:entre:556,556`)).cuerpo.filas).toEqual([]);
    expect(texto.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Salen;Número;Estado',
      `555;${sale.texto};Borrador`,
    ]);
    expect((await lucia.get(`${AJUSTES}?filtros=estado:contiene:A`)).status).toBe(400);
  });
});

describe('applying and undoing', () => {
  it('AJU-01 moves the stock and values each line', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const ajuste = await ajustar(admin, {
      motivoId: motivoStockInicial,
      renglones: [
        { articuloId, cantidad: '8', costo: '10' },
        { articuloId, cantidad: '4', costo: '16' },
      ],
    });
    expect(ajuste).toMatchObject({
      estado: 'APLICADO',
      version: 2,
      inicial: true,
      acciones: ['revertir'],
      valor: '144.00',
      renglones: [{ valor: '80.00' }, { valor: '64.00' }],
      movimientos: [{ tipo: 'INICIAL' }],
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([12, 0]);
    expect(await costoDe(prueba.db, articuloId)).toEqual([12, 144, 12]);
  });

  it('AJU-11 INV-07 reverts with an opposite movement, once, and keeps both', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const { id } = await ajustar(admin, { renglones: [{ articuloId, cantidad: '8', costo: '10' }] });
    const revertido = await admin.post(`${AJUSTES}/${id}/revertir`, { version: 2, motivo: 'Era de otro depósito' });

    expect(revertido).toMatchObject({
      status: 200,
      cuerpo: { estado: 'REVERTIDO', acciones: [], movimientos: [{ tipo: 'AJUSTE' }, { tipo: 'REVERSION' }] },
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([0, 0]);
    expect(await costoDe(prueba.db, articuloId)).toEqual([0, 0, 10]);
    const otraVez = await admin.post(`${AJUSTES}/${id}/revertir`, { version: 3, motivo: 'x' });
    expect(otraVez).toMatchObject({
      status: 409,
      cuerpo: { code: 'comun.transicion_invalida', data: { permitidas: [] } },
    });
  });

  it('AJU-11 does not undo what has already been used', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'GASTADO' });
    const { id } = await ajustar(admin, { renglones: [{ articuloId, cantidad: '8' }] });
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '-5' }] });
    expect(await admin.post(`${AJUSTES}/${id}/revertir`, { version: 2 })).toMatchObject({
      status: 409,
      cuerpo: { code: 'stock.insuficiente', data: { faltantes: [{ codigo: 'GASTADO', pedido: '8', fisico: '3' }] } },
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([3, 0]);
  });

  it('AJU-11 INV-09 does not undo what moved an artículo that is inactive by now, and names it', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'RETIRADO' });
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '2' }] });
    const { id } = await ajustar(admin, { renglones: [{ articuloId, cantidad: '-2' }] });
    await prueba.db.updateTable('articulo').set({ estado: 'INACTIVO' }).where('id', '=', articuloId).execute();
    expect(await admin.post(`${AJUSTES}/${id}/revertir`, { version: 2 })).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'stock.reversion_de_inactivos',
        data: { articulos: [{ codigo: 'RETIRADO', fusionadoEn: null }] },
      },
    });
  });

  it('refuses every action its state does not allow, naming those it does', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const { id } = await preparar(admin, { renglones: [{ articuloId, cantidad: '1' }] });
    expect(await admin.post(`${AJUSTES}/${id}/revertir`, { version: 1 })).toMatchObject({
      status: 409,
      cuerpo: { data: { estado: 'BORRADOR', permitidas: ['cambiar', 'pedir', 'aplicar', 'anular'] } },
    });
    expect(await admin.post(`${AJUSTES}/${id}/anular`, { version: 1, motivo: 'Repetido' })).toMatchObject({
      status: 200,
      cuerpo: { estado: 'ANULADO', acciones: [] },
    });
    for (const accion of ['aplicar', 'anular', 'revertir']) {
      expect((await admin.post(`${AJUSTES}/${id}/${accion}`, { version: 2 })).status).toBe(409);
    }
    expect((await admin.patch(`${AJUSTES}/${id}`, { version: 2, observaciones: 'x' })).status).toBe(409);
    expect(await saldoDe(prueba.db, articuloId)).toEqual([0, 0]);
  });

  it('refuses to apply what became inactive since, and a closed depósito', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'DORMIDO' });
    const { depositoId: otro } = await sembrarSucursal(prueba.db, 'Por cerrar');
    const { id } = await preparar(admin, { depositoId: otro, renglones: [{ articuloId, cantidad: '1' }] });
    await prueba.db.updateTable('articulo').set({ estado: 'INACTIVO' }).where('id', '=', articuloId).execute();
    expect(await admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 })).toMatchObject({
      status: 409,
      cuerpo: { code: 'stock.ajuste_desactualizado', data: { codigos: ['DORMIDO'] } },
    });
    await prueba.db.updateTable('deposito').set({ activo: false, principal: false }).where('id', '=', otro).execute();
    expect(await admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 })).toMatchObject({
      status: 409,
      cuerpo: { code: 'stock.deposito_inactivo' },
    });
  });
});

const cuantos = async (): Promise<number> =>
  (
    await prueba.db
      .selectFrom('ajuste')
      .select((f) => f.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
