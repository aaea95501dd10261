import { setTimeout as esperar } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { leerDeposito, sostenerDeposito } from './index.ts';

const RUTA = '/api/tablas-generales/sucursales';
let prueba: Prueba;
let admin: Cliente;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

let serie = 0;
async function abrir(nombre: string) {
  serie += 1;
  const { cuerpo } = await admin.post(RUTA, { codigo: `SUC-${serie}`, nombre });
  return { id: String(cuerpo.id), version: Number(cuerpo.version), salonId: String(cuerpo.depositos[0].id) };
}

describe('TAB-03 sucursales', () => {
  it('opens one with its principal depósito Salón in the same command', async () => {
    const { status, cuerpo } = await admin.post(RUTA, {
      codigo: 'NORTE',
      nombre: 'Norte',
      telefono: '0341 455-1234',
      horario: 'Lunes a viernes de 8 a 18',
      puntoDeVenta: 12,
    });
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      version: 1,
      activa: true,
      puntoDeVenta: 12,
      depositos: [{ codigo: 'SALON', nombre: 'Salón', principal: true, activo: true }],
    });
    expect(await leerDeposito(prueba.db, cuerpo.depositos[0].id)).toMatchObject({
      sucursalId: cuerpo.id,
      vendible: true,
    });
    const hechos = await prueba.db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidad_id', '=', cuerpo.id)
      .execute();
    expect(hechos).toEqual([{ accion: 'sucursal.crear' }]);
  });

  it('refuses a code that differs only in case and signs, and a punto de venta in use, naming the other', async () => {
    await admin.post(RUTA, { codigo: 'SUR-1', nombre: 'Sur', puntoDeVenta: 77 });

    const codigo = await admin.post(RUTA, { codigo: 'sur 1', nombre: 'Otra' });
    expect(codigo).toMatchObject({ status: 409, cuerpo: { code: 'tablas.codigo_repetido', data: { otro: 'Sur' } } });
    const punto = await admin.post(RUTA, { codigo: 'SUR-2', nombre: 'Otra', puntoDeVenta: 77 });
    expect(punto).toMatchObject({
      status: 409,
      cuerpo: { code: 'tablas.punto_de_venta_repetido', title: 'El punto de venta 77 ya es de Sur. Elegí otro.' },
    });
  });

  it('refuses a localidad that does not exist on its field', async () => {
    const { cuerpo } = await admin.post(RUTA, { codigo: 'X', nombre: 'X', localidadId: uuidv7() });
    expect(cuerpo.issues).toEqual([{ path: ['localidadId'], message: 'Esa localidad no existe.' }]);
  });

  it('closes one that nothing needs, and opens it again', async () => {
    const { id } = await abrir('Vacía');
    const cerrada = await admin.patch(`${RUTA}/${id}`, { version: 1, activa: false });
    expect(cerrada).toMatchObject({ status: 200, cuerpo: { activa: false, version: 2 } });
    expect((await admin.get(`${RUTA}?activa=false`)).cuerpo.filas).toMatchObject([{ nombre: 'Vacía' }]);
    expect((await admin.patch(`${RUTA}/${id}`, { version: 2, activa: true })).cuerpo.activa).toBe(true);
  });

  it('does not close one with stock, open documents or people who work only there, and names all of it', async () => {
    const { id, salonId } = await abrir('Oeste');
    await conStock(salonId);
    await conNota(id, salonId);
    await conAjuste(id, salonId);
    const soloAhi = await prueba.cliente({ nombre: 'Carla' });
    const enVarias = await prueba.cliente({ nombre: 'Diego' });
    const enTodas = await prueba.cliente({ nombre: 'Eva' });
    await conceder(soloAhi, [id]);
    await conceder(enVarias, [id, INICIALES.sucursal]);
    await conceder(enTodas, [null]);

    const { status, cuerpo } = await admin.patch(`${RUTA}/${id}`, { version: 1, activa: false });

    expect(status).toBe(409);
    expect(cuerpo).toMatchObject({
      code: 'tablas.sucursal_en_uso',
      data: {
        conStock: [{ deposito: 'Salón', articulos: 1 }],
        notasAbiertas: 1,
        ajustesAbiertos: 1,
        usuarios: ['Carla'],
      },
    });
    expect(cuerpo.title).toContain('sólo trabaja ahí Carla');
    expect((await admin.get(`${RUTA}?buscar=oeste`)).cuerpo.filas).toMatchObject([{ activa: true, version: 1 }]);
  });

  it('never closes the last one, not even when two go at once', async () => {
    const base = await crearPrueba();
    try {
      const solo = await base.cliente();
      const { cuerpo } = await solo.post(RUTA, { codigo: 'DOS', nombre: 'Dos' });
      const cerrar = (id: string) => solo.patch(`${RUTA}/${id}`, { version: 1, activa: false });

      const respuestas = await Promise.all([cerrar(cuerpo.id), cerrar(INICIALES.sucursal)]);

      expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('tablas.sucursal_ultima');
    } finally {
      await base.cerrar();
    }
  });

  it('waits for a command that holds its depósito, and then sees what that command wrote', async () => {
    const { id, salonId } = await abrir('Este');
    let cierre: ReturnType<Cliente['patch']> | undefined;
    await prueba.db.transaction().execute(async (tx) => {
      expect(await sostenerDeposito(tx, salonId)).toMatchObject({ activo: true, sucursalId: id });
      cierre = admin.patch(`${RUTA}/${id}`, { version: 1, activa: false });
      // Long enough for the other command to finish if nothing held it.
      expect(await Promise.race([cierre, esperar(200, 'waiting')])).toBe('waiting');
      const articuloId = await sembrarArticulo(prueba.db);
      await tx
        .insertInto('saldo_stock')
        .values({ articulo_id: articuloId, deposito_id: salonId, permite_negativo: false, fisico: '4' })
        .execute();
    });
    expect((await cierre)?.cuerpo).toMatchObject({ code: 'tablas.sucursal_en_uso' });
  });

  it('is changed only by who may edit that sucursal, and opened only by who may edit all', async () => {
    const { id } = await abrir('Con dueño');
    const encargado = await prueba.cliente({ permisos: ['tabla.ver', 'tabla.editar'], sucursales: [id] });

    expect((await encargado.patch(`${RUTA}/${id}`, { version: 1, horario: '24 h' })).status).toBe(200);
    expect((await encargado.patch(`${RUTA}/${INICIALES.sucursal}`, { version: 1, horario: '24 h' })).status).toBe(403);
    expect((await encargado.post(RUTA, { codigo: 'NUEVA', nombre: 'Nueva' })).status).toBe(403);
  });

  it('comes as CSV', async () => {
    const { texto } = await admin.get(`${RUTA}/exportar?buscar=central`);
    expect(texto).toContain('CENTRAL;Casa Central;;;;;;;Salón;Sí');
  });

  it('INV-62 is never deleted', async () => {
    for (const tabla of ['sucursal', 'deposito', 'localidad', 'unidad', 'marca', 'motivo', 'taller'] as const) {
      await expect(prueba.db.deleteFrom(tabla).execute()).rejects.toThrow('never deleted');
    }
  });
});

it('a depósito of a closed sucursal is closed for whoever works with it', async () => {
  const { id, salonId } = await abrir('Cerrada');
  await admin.patch(`${RUTA}/${id}`, { version: 1, activa: false });

  expect(await leerDeposito(prueba.db, salonId)).toMatchObject({ activo: false });
  const activos = await admin.get(`/api/tablas-generales/depositos?sucursalId=${id}&activo=true`);
  expect(activos.cuerpo.total).toBe(0);
});

async function conStock(depositoId: string): Promise<void> {
  const articuloId = await sembrarArticulo(prueba.db);
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: articuloId, deposito_id: depositoId, permite_negativo: false, fisico: '4' })
    .execute();
}

async function conNota(sucursalId: string, depositoId: string): Promise<void> {
  await prueba.db
    .insertInto('nota_pedido')
    .values({
      id: uuidv7(),
      sucursal_id: sucursalId,
      deposito_id: depositoId,
      cliente_id: INICIALES.consumidorFinal,
      lista_id: INICIALES.lista,
      creada_por: admin.usuarioId,
      modificada_por: admin.usuarioId,
    })
    .execute();
}

async function conAjuste(sucursalId: string, depositoId: string): Promise<void> {
  await prueba.db
    .insertInto('ajuste')
    .values({
      id: uuidv7(),
      sucursal_id: sucursalId,
      deposito_id: depositoId,
      motivo_id: INICIALES.motivoRotura,
      creado_por: admin.usuarioId,
    })
    .execute();
}

async function conceder(persona: Cliente, sucursales: readonly (string | null)[]): Promise<void> {
  await prueba.db
    .insertInto('concesion')
    .values(sucursales.map((id) => ({ usuario_id: persona.usuarioId, rol: 'vendedor', sucursal_id: id })))
    .execute();
}
