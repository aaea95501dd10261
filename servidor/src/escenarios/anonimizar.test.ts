import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { consumidorFinalId } from '#clientes/index.ts';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, crearNota, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

const RUTA = '/api/clientes';
/** No other text has it. */
const QUIEN = 'Zelmira';
let prueba: Prueba;
let admin: Cliente;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
});
afterAll(() => prueba.cerrar());

const sembrar = async (datos: object = {}) =>
  (await admin.post(RUTA, { razonSocial: `${QUIEN} Paz`, condicionIva: 5, ...datos })).cuerpo;
const anonimizar = (id: string, version: number, quien = admin) =>
  quien.post(`${RUTA}/${id}/anonimizar`, { version, motivo: 'Lo pidió' });

/** Waits until so many orders wait for a lock. */
const trabados = (cuantos: number) =>
  vi.waitFor(async () => {
    const { rowCount } = await prueba.pool.query(
      `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    expect(rowCount).toBe(cuantos);
  });

/** How many rows still say who it was, by table. */
async function rastros(): Promise<Record<string, number>> {
  const cuentas: [string, number][] = [];
  for (const tabla of [
    'cliente',
    'cliente_domicilio',
    'cliente_contacto',
    'auditoria',
    'auditoria_campo',
    'importacion_fila',
  ]) {
    const { rows } = await prueba.pool.query(`select count(*)::int as n from ${tabla} t where t::text ~* $1`, [QUIEN]);
    if (rows[0].n > 0) cuentas.push([tabla, rows[0].n]);
  }
  return Object.fromEntries(cuentas);
}

describe('CLI-15 taking away the personal data of a cliente', () => {
  it('leaves nothing that says who it was, and all that was sold to it', async () => {
    const clientes = importadorDe(admin, 'clientes');
    const archivo = `código;razón social;documento;mail\n${QUIEN}-1;${QUIEN} Paz;;${QUIEN}@paz.test\nOTRO;Otro;;\n`;
    const importacion = (await clientes.importar(archivo)).cuerpo;
    const [importado] = (await admin.get(`${RUTA}?buscar=${QUIEN}`)).cuerpo.filas;
    const cambiado = await admin.patch(`${RUTA}/${importado.id}`, {
      version: importado.version,
      documento: { tipo: '96', numero: '30111222' },
      telefono: `341 ${QUIEN}`,
      observaciones: `Es ${QUIEN}`,
      alerta: QUIEN,
      domicilios: [{ calle: `Calle ${QUIEN} 1` }],
      contactos: [{ nombre: QUIEN, email: `${QUIEN}@paz.test` }],
    });
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId, cantidad: '5', decimales: 0, costo: '10' }]);
    const borrador = { clienteId: importado.id, renglones: [{ articuloId, cantidad: '2' }] };
    const nota = (await crearNota(admin, borrador)).cuerpo;
    const confirmada = (await accionar(admin, nota, 'confirmar')).cuerpo;
    const finalizada = (await accionar(admin, confirmada, 'finalizar')).cuerpo;
    expect(finalizada.totales.total).toMatch(/^\d/);
    expect(Object.keys(await rastros())).toHaveLength(5);

    const hecho = await anonimizar(importado.id, cambiado.cuerpo.version);
    expect(hecho).toMatchObject({
      status: 200,
      cuerpo: {
        razonSocial: `Cliente anonimizado ${importado.id.slice(-8).toUpperCase()}`,
        documento: { tipo: '99', numero: null },
        anonimizado: true,
        estado: 'INACTIVO',
        codigoExterno: null,
        domicilios: [],
        contactos: [],
      },
    });
    expect(await rastros()).toEqual({});
    expect((await admin.get(`${RUTA}?buscar=${QUIEN}`)).cuerpo.filas).toEqual([]);
    expect((await admin.get(`${RUTA}?buscar=30111222`)).cuerpo.filas).toEqual([]);
    const despues = (await admin.get(`/api/ventas/notas-de-pedido/${nota.id}`)).cuerpo;
    expect(despues).toMatchObject({ totales: finalizada.totales, cliente: { razonSocial: hecho.cuerpo.razonSocial } });

    const { hechos } = (await admin.get(`/api/actividad/cliente/${importado.id}`)).cuerpo;
    expect(hechos[0]).toMatchObject({ accion: 'cliente.anonimizar', motivo: 'Lo pidió', quien: 'Ana' });
    expect(JSON.stringify(hechos)).not.toContain(QUIEN);
    expect(hechos.map(({ accion }: { accion: string }) => accion)).toContain('cliente.crear_importando');

    // Nor does it come back with what brought it.
    const revertida = (await clientes.hacer(importacion.id, 'revertir')).cuerpo;
    expect([revertida.estado, revertida.fallo]).toEqual(['REVERTIDA', null]);
    expect((await admin.get(`${RUTA}/${importado.id}`)).cuerpo).toMatchObject({ anonimizado: true });
  });

  it('nor in the files that brought it as it was, nor in its notas under a name that a file gave it', async () => {
    const clientes = importadorDe(admin, 'clientes');
    const fila = `código;razón social;documento\n${QUIEN}-2;${QUIEN} Sur;30222333\n`;
    await clientes.importar(fila);
    await clientes.importar(fila);
    const [importado] = (await admin.get(`${RUTA}?buscar=${QUIEN}`)).cuerpo.filas;
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    const nota = (await crearNota(admin, { clienteId: importado.id, renglones: [{ articuloId, cantidad: '1' }] }))
      .cuerpo;
    await clientes.importar(`código;razón social\n${QUIEN}-2;Otro nombre\n`);
    await accionar(admin, nota, 'anular', { motivo: 'No la quiere' });
    const { version } = (await admin.get(`${RUTA}/${importado.id}`)).cuerpo;
    expect((await anonimizar(importado.id, version)).status).toBe(200);
    expect(await rastros()).toEqual({});
    const { rows } = await prueba.pool.query(`select from importacion_fila t where t::text like '%30222333%'`);
    expect(rows).toEqual([]);
  });

  it('CLI-15 who begins a nota of it meanwhile is told that it is not sold to any more', async () => {
    const { id, version } = await sembrar();
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    const otro = await crearNota(admin, { renglones: [{ articuloId, cantidad: '1' }] });
    const traba = await prueba.pool.connect();
    try {
      await traba.query('begin');
      await traba.query(
        'select from auditoria_campo c join auditoria a on a.id = c.auditoria_id where a.entidad_id = $1 for update of c',
        [id],
      );
      const quitar = anonimizar(id, version);
      await trabados(1);
      const nueva = crearNota(admin, { clienteId: id, renglones: [{ articuloId, cantidad: '1' }] });
      const cambiada = admin.patch(`/api/ventas/notas-de-pedido/${otro.cuerpo.id}`, { version: 1, clienteId: id });
      await trabados(3);
      await traba.query('rollback');
      expect((await quitar).status).toBe(200);
      for (const pedido of [nueva, cambiada]) {
        expect(await pedido).toMatchObject({ status: 409, cuerpo: { code: 'ventas.cliente_inactivo' } });
      }
    } finally {
      traba.release();
    }
    expect(await rastros()).toEqual({});
  });

  it('is the last thing done to it', async () => {
    const { id, version } = await sembrar();
    const { cuerpo } = await anonimizar(id, version);
    for (const pedido of [
      anonimizar(id, cuerpo.version),
      admin.patch(`${RUTA}/${id}`, { version: cuerpo.version, razonSocial: 'Otra vez' }),
      admin.post(`${RUTA}/${id}/reactivar`, { version: cuerpo.version }),
    ]) {
      expect(await pedido).toMatchObject({ status: 409, cuerpo: { code: 'clientes.anonimizado' } });
    }
  });

  it('waits for its notas to be over, and is not for «Consumidor Final», nor over what somebody else changed', async () => {
    const { id, version } = await sembrar();
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    const nota = (await crearNota(admin, { clienteId: id, renglones: [{ articuloId, cantidad: '1' }] })).cuerpo;
    expect(await anonimizar(id, version)).toMatchObject({
      status: 409,
      cuerpo: { code: 'clientes.con_notas_abiertas', data: { cuantas: 1 } },
    });
    await admin.post(`/api/ventas/notas-de-pedido/${nota.id}/anular`, {
      version: nota.version,
      motivo: 'No la quiere',
    });
    expect((await anonimizar(id, version + 1)).status).toBe(409);
    expect((await anonimizar(id, version)).status).toBe(200);
    const final = await anonimizar(await consumidorFinalId(prueba.db), 1);
    expect(final.cuerpo.code).toBe('clientes.consumidor_final');
  });

  it('is for who administers', async () => {
    const { id, version } = await sembrar();
    const encargado = await prueba.cliente({ rol: 'encargado' });
    expect((await anonimizar(id, version, encargado)).status).toBe(403);
  });

  it('INV-72 the trail of anybody else only takes new rows, and nothing but the mark is written over this one', async () => {
    const { id } = await sembrar({ razonSocial: 'Otro' });
    const cambiar = (conjunto: string, cliente: string) =>
      prueba.pool.query(
        `update auditoria_campo c set ${conjunto} from auditoria a where a.id = c.auditoria_id and a.entidad_id = $1`,
        [cliente],
      );
    await expect(cambiar(`despues = '(anonimizado)'`, id)).rejects.toMatchObject({ code: '23001' });
    await anonimizar(id, 1);
    await expect(cambiar(`despues = 'otra cosa'`, id)).rejects.toMatchObject({ code: '23001' });
    await expect(cambiar(`campo = 'otro'`, id)).rejects.toMatchObject({ code: '23001' });
    await expect(
      prueba.pool.query(`update auditoria set quien = 'Nadie' where entidad_id = $1`, [id]),
    ).rejects.toMatchObject({ code: '23001' });
    await expect(prueba.pool.query('delete from auditoria_campo')).rejects.toMatchObject({ code: '23001' });
  });
});
