import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

const RUTA = '/api/tablas-generales/depositos';
const TALLERES = '/api/tablas-generales/talleres';
let prueba: Prueba;
let admin: Cliente;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

describe('TAB-04 depósitos', () => {
  it('adds them to a sucursal, vendible by what they are', async () => {
    const fondo = await admin.post(RUTA, { sucursalId: INICIALES.sucursal, codigo: 'FONDO', nombre: 'Fondo' });
    const cuarentena = await admin.post(RUTA, {
      sucursalId: INICIALES.sucursal,
      codigo: 'CUAR',
      nombre: 'Cuarentena',
      clase: 'CUARENTENA',
    });
    expect(fondo).toMatchObject({
      status: 201,
      cuerpo: { clase: 'FISICO', vendible: true, principal: false, virtual: false, sucursal: 'Casa Central' },
    });
    expect(cuarentena.cuerpo).toMatchObject({ clase: 'CUARENTENA', vendible: false });
  });

  it('shows virtual ones only when asked, and changes none of them', async () => {
    const reales = await admin.get(RUTA);
    expect(reales.cuerpo.filas.every((fila: { virtual: boolean }) => !fila.virtual)).toBe(true);

    const virtuales = await admin.get(`${RUTA}?virtuales=true&clase=CLIENTE`);
    expect(virtuales.cuerpo.filas).toMatchObject([{ virtual: true, vendible: false, sucursalId: null }]);
    const [cliente] = virtuales.cuerpo.filas;
    const cambio = await admin.patch(`${RUTA}/${cliente.id}`, { version: 1, nombre: 'Otro' });
    expect(cambio).toMatchObject({ status: 409, cuerpo: { code: 'tablas.deposito_virtual' } });
  });

  it('never sells from a quarantine', async () => {
    const { status, cuerpo } = await admin.post(RUTA, {
      sucursalId: INICIALES.sucursal,
      codigo: 'TRANS',
      nombre: 'Tránsito',
      clase: 'TRANSITO',
      vendible: true,
    });
    expect([status, cuerpo.code]).toEqual([409, 'tablas.deposito_no_vendible']);
  });

  it('refuses a repeated code in the sucursal, and takes it in another one', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Vecina');
    const repetido = await admin.post(RUTA, { sucursalId, codigo: 'salón', nombre: 'Otro' });
    expect(repetido).toMatchObject({ status: 409, cuerpo: { code: 'tablas.codigo_repetido' } });
    expect((await admin.post(RUTA, { sucursalId, codigo: 'ALTILLO', nombre: 'Altillo' })).status).toBe(201);
    const otra = await sembrarSucursal(prueba.db, 'Lejana');
    expect((await admin.post(RUTA, { sucursalId: otra.sucursalId, codigo: 'ALTILLO', nombre: 'A' })).status).toBe(201);
  });

  it('moves the place of principal from one to another, and leaves always one', async () => {
    const { sucursalId, depositoId } = await sembrarSucursal(prueba.db, 'Mudanza');
    const { cuerpo: nuevo } = await admin.post(RUTA, { sucursalId, codigo: 'N', nombre: 'Nuevo', principal: true });
    expect(nuevo.principal).toBe(true);

    const fuera = await admin.patch(`${RUTA}/${nuevo.id}`, { version: 1, principal: false });
    expect(fuera).toMatchObject({ status: 409, cuerpo: { code: 'tablas.deposito_principal' } });
    expect((await admin.patch(`${RUTA}/${nuevo.id}`, { version: 1, vendible: false })).status).toBe(409);

    // The old one was changed when it lost its place.
    expect((await admin.patch(`${RUTA}/${depositoId}`, { version: 1, principal: true })).status).toBe(409);
    const vuelta = await admin.patch(`${RUTA}/${depositoId}`, { version: 2, principal: true });
    expect(vuelta.cuerpo).toMatchObject({ principal: true, version: 3 });
    const { cuerpo } = await admin.get(`${RUTA}?sucursalId=${sucursalId}`);
    expect(cuerpo.filas.filter((fila: { principal: boolean }) => fila.principal)).toHaveLength(1);
  });

  it('TAB-08 INV-73 one that loses its place tells it in its own trail, and to who saves over it says who took it', async () => {
    const { sucursalId, depositoId } = await sembrarSucursal(prueba.db, 'Relevo');
    const otra = await prueba.cliente({ nombre: 'Beto Ruiz' });
    const { cuerpo: nuevo } = await otra.post(RUTA, { sucursalId, codigo: 'N', nombre: 'Nuevo', principal: true });
    const tarde = await admin.patch(`${RUTA}/${depositoId}`, { version: 1, nombre: 'Otro nombre' });
    expect(tarde.cuerpo).toMatchObject({ code: 'comun.version_vieja', data: { quien: 'Beto Ruiz' } });
    const trail = async (id: string) => (await admin.get(`/api/actividad/deposito/${id}`)).cuerpo.hechos;
    const pierde = { campo: 'principal', antes: 'Sí', despues: 'No' };
    expect((await trail(depositoId))[0]).toMatchObject({
      accion: 'deposito.cambiar',
      quien: 'Beto Ruiz',
      campos: [pierde],
    });

    await admin.patch(`${RUTA}/${depositoId}`, { version: 2, principal: true });
    expect((await trail(nuevo.id))[0]).toMatchObject({ quien: 'Persona de prueba', campos: [pierde] });
    expect(await trail(depositoId)).toHaveLength(2);
  });

  it('does not close one with stock, and closes it when it is empty', async () => {
    const { cuerpo } = await admin.post(RUTA, { sucursalId: INICIALES.sucursal, codigo: 'SOT', nombre: 'Sótano' });
    const articuloId = await sembrarArticulo(prueba.db);
    const saldo = prueba.db.updateTable('saldo_stock').where('deposito_id', '=', cuerpo.id);
    await prueba.db
      .insertInto('saldo_stock')
      .values({ articulo_id: articuloId, deposito_id: cuerpo.id, permite_negativo: false, fisico: '2' })
      .execute();
    const cerrar = () => admin.patch(`${RUTA}/${cuerpo.id}`, { version: 1, activo: false });

    expect(await cerrar()).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'tablas.deposito_en_uso',
        title: 'No se puede inactivar Sótano: hay stock de 1 artículo en Sótano. Resolvelo y probá de nuevo.',
      },
    });
    await saldo.set({ fisico: '0' }).execute();
    expect(await cerrar()).toMatchObject({ status: 200, cuerpo: { activo: false } });
  });

  it('opens none in a closed sucursal, an unknown one, or one of somebody else', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Cerrada');
    await prueba.db.updateTable('sucursal').set({ activa: false }).where('id', '=', sucursalId).execute();
    const nuevo = { codigo: 'D', nombre: 'D' };
    expect((await admin.post(RUTA, { ...nuevo, sucursalId })).cuerpo).toMatchObject({
      code: 'tablas.sucursal_inactiva',
      title: 'Cerrada está inactiva. Reactivala primero.',
    });
    expect((await admin.post(RUTA, { ...nuevo, sucursalId: INICIALES.lista })).cuerpo).toMatchObject({
      status: 400,
      issues: [{ path: ['sucursalId'] }],
    });
    const ajeno = await prueba.cliente({ permisos: ['tabla.editar'], sucursales: [sucursalId] });
    expect((await ajeno.post(RUTA, { ...nuevo, sucursalId: INICIALES.sucursal })).status).toBe(403);
    const propio = await admin.get(`${RUTA}?sucursalId=${INICIALES.sucursal}`);
    const [central] = propio.cuerpo.filas;
    expect((await ajeno.patch(`${RUTA}/${central.id}`, { version: central.version, nombre: 'X' })).status).toBe(403);
  });

  it('filters, orders and comes as CSV', async () => {
    const { cuerpo } = await admin.get(`${RUTA}?buscar=central&vendible=true&orden=nombre&porPagina=1`);
    expect(cuerpo.filas).toMatchObject([{ sucursal: 'Casa Central', vendible: true }]);
    expect((await admin.get(`${RUTA}/exportar?buscar=cuarentena`)).texto).toContain(
      'Casa Central;CUAR;Cuarentena;Cuarentena;No;No;Sí',
    );
  });
});

describe('TAB-05 talleres', () => {
  it('keeps a taller with a depósito of clase TALLER of its sucursal', async () => {
    const { cuerpo: patio } = await admin.post(RUTA, {
      sucursalId: INICIALES.sucursal,
      codigo: 'TALLER',
      nombre: 'Taller (piezas)',
      clase: 'TALLER',
      vendible: false,
    });
    const taller = { sucursalId: INICIALES.sucursal, codigo: 'T1', nombre: 'Taller central' };

    const ajeno = await admin.post(TALLERES, { ...taller, depositoId: INICIALES.deposito });
    expect(ajeno).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['depositoId'] }] } });
    const creado = await admin.post(TALLERES, { ...taller, depositoId: patio.id });
    expect(creado).toMatchObject({
      status: 201,
      cuerpo: { sucursal: 'Casa Central', deposito: 'Taller (piezas)', activo: true },
    });

    expect((await admin.post(TALLERES, { ...taller, codigo: 't-1' })).cuerpo.code).toBe('tablas.codigo_repetido');
    const cambiado = await admin.patch(`${TALLERES}/${creado.cuerpo.id}`, {
      version: 1,
      depositoId: null,
      activo: false,
    });
    expect(cambiado.cuerpo).toMatchObject({ deposito: null, activo: false, version: 2 });
    expect((await admin.get(`${TALLERES}?activo=false&buscar=central`)).cuerpo.total).toBe(1);
    expect((await admin.get(`${TALLERES}/exportar`)).texto).toContain('T1;Taller central;Casa Central;;No');
  });
});
