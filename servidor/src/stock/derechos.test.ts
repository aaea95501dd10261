import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, preparar, saldoDe } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let rosario: { sucursalId: string; depositoId: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
});
afterAll(() => prueba.cerrar());

const { motivoRotura } = INICIALES;

describe('INV-61 each action needs its own right, in the sucursal of the depósito', () => {
  it('without it, 403; outside one’s sucursales the ajuste does not exist', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const enRosario = await preparar(admin, {
      depositoId: rosario.depositoId,
      renglones: [{ articuloId, cantidad: '1' }],
    });
    const enCentral = await preparar(admin, { renglones: [{ articuloId, cantidad: '1' }] });
    const permisos = ['ajuste.ver', 'ajuste.crear', 'ajuste.aplicar', 'ajuste.revertir'] as const;
    const deCentral = await prueba.cliente({ permisos, sucursales: [INICIALES.sucursal] });
    const miron = await prueba.cliente({ permisos: ['ajuste.ver'] });

    const cuerpo = {
      depositoId: rosario.depositoId,
      motivoId: motivoRotura,
      renglones: [{ articuloId, cantidad: '1' }],
    };
    expect((await deCentral.post(AJUSTES, cuerpo)).status).toBe(403);
    expect((await deCentral.get(`${AJUSTES}/${enRosario.id}`)).status).toBe(404);
    expect((await deCentral.get(`${AJUSTES}/${enCentral.id}`)).status).toBe(200);
    expect((await miron.post(AJUSTES, cuerpo)).status).toBe(403);
    for (const accion of ['aplicar', 'revertir', 'anular']) {
      expect((await deCentral.post(`${AJUSTES}/${enRosario.id}/${accion}`, { version: 1 })).status).toBe(404);
      expect((await miron.post(`${AJUSTES}/${enCentral.id}/${accion}`, { version: 1 })).status).toBe(403);
    }
    expect((await deCentral.patch(`${AJUSTES}/${enRosario.id}`, { version: 1, observaciones: 'x' })).status).toBe(404);
    expect(
      (await deCentral.patch(`${AJUSTES}/${enCentral.id}`, { version: 1, depositoId: rosario.depositoId })).status,
      'nor is one moved to another sucursal',
    ).toBe(403);
    expect((await admin.get(`${AJUSTES}/no-es-un-id`)).status).toBe(404);

    const listados = (await deCentral.get(AJUSTES)).cuerpo.filas.map(({ id }: { id: string }) => id);
    expect(listados).toContain(enCentral.id);
    expect(listados).not.toContain(enRosario.id);
    expect((await deCentral.get(`${AJUSTES}/exportar`)).texto).not.toContain('Salón Rosario');
    const nadie = await prueba.cliente({ permisos: ['stock.ver'] });
    for (const ruta of [AJUSTES, `${AJUSTES}/exportar`, `${AJUSTES}/${enCentral.id}`]) {
      expect((await nadie.get(ruta)).status).toBe(403);
    }
  });
});

describe('INV-71 costs', () => {
  it('are nobody’s who may not see them: not told, not set, and not lost', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'CON-COSTO' });
    const deposito = await prueba.cliente({ rol: 'deposito' });
    const { id, renglones } = await preparar(admin, { renglones: [{ articuloId, cantidad: '5', costo: '12.5' }] });

    expect((await deposito.get(`${AJUSTES}/${id}`)).texto).not.toContain('12.5');
    const conCosto = {
      depositoId: INICIALES.deposito,
      motivoId: motivoRotura,
      renglones: [{ articuloId, cantidad: '1', costo: '1' }],
    };
    expect((await deposito.post(AJUSTES, conCosto)).status).toBe(403);

    const cambio = await deposito.patch(`${AJUSTES}/${id}`, {
      version: 1,
      renglones: [
        { id: renglones[0].id, articuloId, cantidad: '6' },
        { articuloId, cantidad: '1' },
      ],
    });
    expect(cambio).toMatchObject({
      status: 200,
      cuerpo: { renglones: [{ cantidad: '6', costo: null }, { costo: null }] },
    });
    expect((await admin.get(`${AJUSTES}/${id}`)).cuerpo.renglones.map(({ costo }: { costo: string }) => costo)).toEqual(
      ['12.50', null],
    );

    const aplicado = await deposito.post(`${AJUSTES}/${id}/aplicar`, { version: 2 });
    expect(aplicado.cuerpo).toMatchObject({ valor: null, renglones: [{ valor: null }, { valor: null }] });
    expect((await deposito.get(`/api/actividad/ajuste/${id}`)).texto).not.toMatch(/costo|12\.5/);
  });

  it('seeing costs in one sucursal tells nothing of another, in the activity either', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const conCosto = (depositoId: string) =>
      preparar(admin, { depositoId, renglones: [{ articuloId, cantidad: '5', costo: '12.5' }] });
    const [ajeno, propio] = [await conCosto(rosario.depositoId), await conCosto(INICIALES.deposito)];
    const deDos = await prueba.cliente({
      permisos: ['ajuste.ver'],
      enOtras: { permisos: ['costo.ver'], sucursales: [INICIALES.sucursal] },
    });

    for (const ruta of [`${AJUSTES}/`, '/api/actividad/ajuste/']) {
      expect((await deDos.get(ruta + propio.id)).texto).toContain('12.5');
      expect((await deDos.get(ruta + ajeno.id)).texto).not.toContain('12.5');
    }
  });

  it('a line of another ajuste cannot lend its cost', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const otro = await preparar(admin, { renglones: [{ articuloId, cantidad: '5', costo: '12.5' }] });
    const { id } = await preparar(admin, { renglones: [{ articuloId, cantidad: '5' }] });
    const cambio = { version: 1, renglones: [{ id: otro.renglones[0].id, articuloId, cantidad: '6' }] };
    expect(await admin.patch(`${AJUSTES}/${id}`, cambio)).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['renglones', 0, 'id'] }] },
    });
  });
});

describe('INV-06 AJU-12 below zero', () => {
  it('only where the artículo permits it and the user may, and the audit says so', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { codigo: 'ACEITE', permiteNegativo: true });
    const deposito = await prueba.cliente({ rol: 'deposito' });
    const encargado = await prueba.cliente({ rol: 'encargado' });
    const { id } = await preparar(admin, { renglones: [{ articuloId, cantidad: '-3' }] });

    expect(await deposito.post(`${AJUSTES}/${id}/aplicar`, { version: 1 })).toMatchObject({
      status: 403,
      cuerpo: {
        code: 'stock.negativo_sin_permiso',
        data: { faltantes: [{ codigo: 'ACEITE', pedido: '3', fisico: '0' }] },
      },
    });
    expect((await encargado.post(`${AJUSTES}/${id}/aplicar`, { version: 1 })).status).toBe(200);
    expect(await saldoDe(prueba.db, articuloId)).toEqual([-3, 0]);
    const { cuerpo } = await admin.get(`/api/actividad/ajuste/${id}`);
    expect(cuerpo.hechos[0].campos).toContainEqual({ campo: 'ACEITE físico bajo cero', antes: '0', despues: '-3' });
  });

  it('is refused with the figures of every line that does not reach, and changes nothing', async () => {
    const [corto, justo] = [await sembrarArticulo(prueba.db, { codigo: 'CORTO' }), await sembrarArticulo(prueba.db)];
    await ajustar(admin, {
      renglones: [
        { articuloId: corto, cantidad: '2' },
        { articuloId: justo, cantidad: '2' },
      ],
    });
    const { id } = await preparar(admin, {
      renglones: [
        { articuloId: justo, cantidad: '-2' },
        { articuloId: corto, cantidad: '-1' },
        { articuloId: corto, cantidad: '-2' },
      ],
    });
    const { status, cuerpo } = await admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 });
    expect(status).toBe(409);
    expect(cuerpo.code).toBe('stock.insuficiente');
    expect(cuerpo.title).toBe(
      'No alcanza el stock físico del depósito: CORTO (salen 3, hay 2). Corregí las cantidades.',
    );
    expect([await saldoDe(prueba.db, corto), await saldoDe(prueba.db, justo)]).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect((await admin.get(`${AJUSTES}/${id}`)).cuerpo).toMatchObject({ estado: 'BORRADOR', version: 1 });
  });
});

describe('the list of ajustes', () => {
  it('acordado 24 counts all of them when nothing narrows it, and stops at 10,000 when something does', async () => {
    const { cuerpo } = await admin.get(AJUSTES);
    await sql`
      insert into ajuste (id, sucursal_id, deposito_id, motivo_id, creado_por)
      select gen_random_uuid(), ${INICIALES.sucursal}, ${INICIALES.deposito}, ${motivoRotura}, ${admin.usuarioId}
      from generate_series(1, 10001)
    `.execute(prueba.db);

    const todos = (await admin.get(`${AJUSTES}?porPagina=1`)).cuerpo;
    expect(todos).toMatchObject({ total: cuerpo.total + 10_001, totalExacto: true });
    const borradores = (await admin.get(`${AJUSTES}?porPagina=1&estado=BORRADOR`)).cuerpo;
    expect(borradores).toMatchObject({ total: 10_000, totalExacto: false });
  });

  it('filters, searches by number or words, orders and pages', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const uno = await preparar(admin, {
      motivoId: INICIALES.motivoStockInicial,
      renglones: [
        { articuloId, cantidad: '4' },
        { articuloId, cantidad: '-1.0' },
      ],
    });
    await admin.patch(`${AJUSTES}/${uno.id}`, { version: 1, observaciones: 'Inventario 100% de góndola' });
    const dos = await ajustar(admin, { renglones: [{ articuloId, cantidad: '2' }] });
    const ids = async (resto: string) =>
      (await admin.get(`${AJUSTES}?articuloId=${articuloId}&${resto}`)).cuerpo.filas.map(
        ({ id }: { id: string }) => id,
      );

    expect(await ids('')).toEqual([dos.id, uno.id]);
    expect(await ids('orden=numero')).toEqual([uno.id, dos.id]);
    expect(await ids('estado=BORRADOR')).toEqual([uno.id]);
    expect(await ids(`motivoId=${motivoRotura}`)).toEqual([dos.id]);
    expect(await ids(`buscar=${uno.texto}`)).toEqual([uno.id]);
    expect(await ids('buscar=100%25')).toEqual([uno.id]);
    expect(await ids('buscar=stock inicial')).toEqual([uno.id]);
    expect(await ids(`depositoId=${rosario.depositoId}`)).toEqual([]);
    expect(await ids('hasta=2020-01-01')).toEqual([]);
    expect(await ids('porPagina=1&pagina=2')).toEqual([uno.id]);
    const { filas } = (await admin.get(`${AJUSTES}?buscar=${uno.numero}`)).cuerpo;
    expect(filas[0]).toMatchObject({ cantidadDeRenglones: 2, entran: '4', salen: '1', creadoPor: 'Persona de prueba' });
    const csv = await admin.get(`${AJUSTES}/exportar?buscar=${dos.numero}`);
    expect(csv.texto.trim().split('\r\n')).toHaveLength(2);
  });
});
