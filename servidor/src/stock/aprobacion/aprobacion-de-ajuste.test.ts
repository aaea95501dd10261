import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sembrarConSesion } from '#acceso/prueba/personas.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, saldoDe } from '#stock/ayudas-de-prueba.ts';
import { abrirMesa, hacer, type Mesa } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let mesa: Mesa;
let admin: Cliente;
let deposito: Cliente;
let encargada: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  mesa = await abrirMesa(prueba);
  ({ admin, deposito, encargada } = mesa);
});
afterAll(() => prueba.cerrar());
afterEach(() => mesa.sinLimites());

describe('seguridad 3.7 four eyes', () => {
  it('what one person asks another one applies, and both are in the book and in the trail', async () => {
    const { articuloId, ajuste } = await mesa.pedido();
    expect(ajuste).toMatchObject({
      estado: 'A_APROBAR',
      version: 2,
      acciones: ['devolver', 'anular'],
      pedidoPor: 'Darío Depósito',
      pedidoMotivo: 'Se inundó el sótano',
      monto: null,
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([10, 0]);
    expect((await deposito.patch(`${AJUSTES}/${ajuste.id}`, { version: 2, observaciones: 'x' })).cuerpo.code).toBe(
      'comun.transicion_invalida',
    );

    expect((await encargada.get(`${AJUSTES}/${ajuste.id}`)).cuerpo.acciones).toContain('aprobar');
    expect(await hacer(encargada, ajuste, 'aprobar')).toMatchObject({
      status: 200,
      cuerpo: { estado: 'APLICADO', version: 3, aplicadoPor: 'Elena Encargada', pedidoPor: 'Darío Depósito' },
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([4, 0]);
    const { hechos } = (await admin.get(`/api/actividad/ajuste/${ajuste.id}`)).cuerpo;
    expect(hechos.map(({ accion, motivo }: { accion: string; motivo: string | null }) => [accion, motivo])).toEqual([
      ['ajuste.aprobar', null],
      ['ajuste.pedir', 'Se inundó el sótano'],
      ['ajuste.crear', null],
    ]);
  });

  it('nobody approves what they asked for, what they made nor what they changed last', async () => {
    const propio = await mesa.pedido(encargada);
    expect(propio.ajuste.acciones).not.toContain('aprobar');
    expect(await hacer(encargada, propio.ajuste, 'aprobar')).toMatchObject({
      status: 409,
      cuerpo: { code: 'stock.ajuste_propio' },
    });

    const hecho = (await mesa.pasado(encargada)).ajuste;
    const pedidoPorOtro = (await hacer(deposito, hecho, 'pedir')).cuerpo;
    expect((await hacer(encargada, pedidoPorOtro, 'aprobar')).cuerpo.code).toBe('stock.ajuste_propio');

    const ajeno = (await mesa.pasado()).ajuste;
    await encargada.patch(`${AJUSTES}/${ajeno.id}`, { version: 1, observaciones: 'Contado otra vez' });
    const cambiado = (await hacer(deposito, { id: ajeno.id, version: 2 }, 'pedir')).cuerpo;
    expect((await hacer(encargada, cambiado, 'aprobar')).cuerpo.code).toBe('stock.ajuste_propio');
    expect((await hacer(admin, cambiado, 'aprobar')).status).toBe(200);
  });

  it('the database itself does not take it', async () => {
    const { ajuste } = await mesa.pedido();
    const aplicar = (por: string) =>
      prueba.pool.query("update ajuste set estado = 'APLICADO', aplicado_en = now(), aplicado_por = $2 where id = $1", [
        ajuste.id,
        por,
      ]);
    await expect(aplicar(deposito.usuarioId)).rejects.toThrow('ajuste_cuatro_ojos');
    await expect(prueba.pool.query("update ajuste set estado = 'BORRADOR' where id = $1", [ajuste.id])).rejects.toThrow(
      'ajuste_pedido',
    );
  });

  it('the limit of who approves has to cover it', async () => {
    const { ajuste } = await mesa.pedido();
    await mesa.limitar('encargado', '599.99');
    expect((await encargada.get(`${AJUSTES}/${ajuste.id}`)).cuerpo.acciones).toEqual(['devolver', 'anular']);
    expect((await hacer(encargada, ajuste, 'aprobar')).cuerpo).toMatchObject({
      code: 'stock.ajuste_sobre_limite',
      data: { que: 'aprobar', monto: '600.00', limite: '599.99' },
    });
    await mesa.limitar('encargado', '600');
    expect((await hacer(encargada, ajuste, 'aprobar')).status).toBe(200);
  });

  it('who may not approve does not, elsewhere it does not exist, and over an old version it is told', async () => {
    const { ajuste } = await mesa.pedido();
    const otroDeposito = await mesa.conRol('deposito', 'Otro depósito');
    expect((await hacer(otroDeposito, ajuste, 'aprobar')).cuerpo.code).toBe('comun.sin_permiso');
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Mendoza ajena');
    const lejos = await mesa.conRol('encargado', 'Lejos', sucursalId);
    for (const accion of ['pedir', 'aprobar', 'devolver', 'anular']) {
      expect((await hacer(lejos, ajuste, accion, accion === 'devolver' ? { motivo: 'Porque sí' } : {})).status).toBe(
        404,
      );
    }
    expect((await hacer(encargada, { ...ajuste, version: 1 }, 'aprobar')).cuerpo).toMatchObject({
      code: 'comun.version_vieja',
      data: { version: 2, quien: 'Darío Depósito' },
    });
  });

  it('goes back to its draft with a reason, and is asked for again', async () => {
    const { articuloId, ajuste } = await mesa.pedido();
    expect((await hacer(encargada, ajuste, 'devolver')).status).toBe(400);
    const devuelto = (await hacer(encargada, ajuste, 'devolver', { motivo: 'Faltan fotos' })).cuerpo;
    expect(devuelto).toMatchObject({ estado: 'BORRADOR', version: 3, pedidoPor: null, pedidoMotivo: '' });
    const renglones = [{ articuloId, cantidad: '-5' }];
    const menor = (await deposito.patch(`${AJUSTES}/${ajuste.id}`, { version: 3, renglones })).cuerpo;
    expect((await hacer(deposito, menor, 'aplicar')).status).toBe(200);
  });

  it('of two who approve and annul at once one wins, and the other hears it was changed', async () => {
    const { articuloId, ajuste } = await mesa.pedido();
    const respuestas = await Promise.all([
      hacer(encargada, ajuste, 'aprobar'),
      hacer(admin, ajuste, 'aprobar'),
      hacer(deposito, ajuste, 'anular'),
    ]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { estado } = (await admin.get(`${AJUSTES}/${ajuste.id}`)).cuerpo;
    expect(await saldoDe(prueba.db, articuloId)).toEqual(estado === 'ANULADO' ? [10, 0] : [4, 0]);
  });

  it('tells those who may approve there, and then who asked', async () => {
    const de = async (quien: Cliente, tipo: string, id: string) =>
      (await quien.get(`/api/notificaciones?tipo=${tipo}&porPagina=100`)).cuerpo.filas.filter(
        ({ datos }: { datos: { ajusteId: string } }) => datos.ajusteId === id,
      );
    const { ajuste } = await mesa.pedido();
    expect(await de(encargada, 'ajuste.por_aprobar', ajuste.id)).toMatchObject([
      {
        titulo: `${ajuste.texto} espera aprobación`,
        texto: 'Casa Central · Salón · la pidió Darío Depósito',
        ruta: `/stock/ajuste-stock/${ajuste.id}`,
      },
    ]);
    expect(await de(deposito, 'ajuste.por_aprobar', ajuste.id)).toEqual([]);
    const devuelto = (await hacer(encargada, ajuste, 'devolver', { motivo: 'Faltan fotos' })).cuerpo;
    expect(await de(deposito, 'ajuste.devuelto', ajuste.id)).toMatchObject([
      { texto: 'Elena Encargada: Faltan fotos' },
    ]);
    await hacer(encargada, (await hacer(deposito, devuelto, 'pedir')).cuerpo, 'aprobar');
    expect(await de(deposito, 'ajuste.aprobado', ajuste.id)).toHaveLength(1);
  });
});

it('seguridad 3.2 approving asks for a proof of the last ten minutes in any session; applying does not', async () => {
  const { ajuste } = await mesa.pedido();
  const { id, navegador } = await sembrarConSesion(prueba, { rol: 'encargado' });
  await prueba.pool.query("update sesion set confirmada_en = now() - interval '11 minutes' where usuario_id = $1", [
    id,
  ]);
  const con = async (accion: string) =>
    (await navegador.pedir('POST', `${AJUSTES}/${ajuste.id}/${accion}`, { version: 2 })).cuerpo.code;
  expect(await con('aprobar')).toBe('acceso.falta_confirmacion');
  expect(await con('aplicar')).toBe('comun.transicion_invalida');
  expect((await admin.get(`${AJUSTES}/${ajuste.id}`)).cuerpo.estado).toBe('A_APROBAR');
});

it('the list is filtered by what awaits approval, and what awaits keeps its artículo in use', async () => {
  const { articuloId, ajuste } = await mesa.pedido();
  const { filas } = (await deposito.get(`${AJUSTES}?estado=A_APROBAR&orden=-numero&porPagina=1`)).cuerpo;
  expect(filas[0].id).toBe(ajuste.id);
  const { cuerpo } = await admin.get(`/api/articulos/${articuloId}/dependencias`);
  expect(cuerpo.dependencias).toContainEqual(
    expect.objectContaining({ tipo: 'AJUSTE', documento: { tipo: 'AJUSTE', id: ajuste.id } }),
  );
});
