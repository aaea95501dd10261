import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, costoDe, preparar, saldoDe } from '#stock/ayudas-de-prueba.ts';
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

describe('AJU-06 the limit by amount', () => {
  it('holds nobody back until somebody sets one', async () => {
    const articuloId = await mesa.articuloDeCien();
    const ajuste = await preparar(deposito, { renglones: [{ articuloId, cantidad: '-9' }] });
    expect(ajuste).toMatchObject({ acciones: ['cambiar', 'pedir', 'aplicar', 'anular'], monto: null });
    expect((await hacer(deposito, ajuste, 'aplicar')).status).toBe(200);
  });

  it('reaches up to its amount, included, and not a centavo more', async () => {
    const articuloId = await mesa.articuloDeCien();
    await mesa.limitar('deposito', '499.99');
    const ajuste = await preparar(deposito, { renglones: [{ articuloId, cantidad: '-5' }] });
    expect(await hacer(deposito, ajuste, 'aplicar')).toMatchObject({
      status: 403,
      cuerpo: { code: 'stock.ajuste_sobre_limite', title: expect.stringContaining('Pedí la aprobación') },
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([10, 0]);
    await mesa.limitar('deposito', '500');
    expect((await hacer(deposito, ajuste, 'aplicar')).status).toBe(200);
  });

  it('values what comes in at its own cost, and what nobody has a cost of at that of reposición', async () => {
    const nuevo = await sembrarArticulo(prueba.db);
    await mesa.limitar('encargado', '500');
    const con = async (costo?: string) => {
      const renglones = [{ articuloId: nuevo, cantidad: '6', ...(costo === undefined ? {} : { costo }) }];
      const { acciones, monto } = await preparar(encargada, { renglones });
      return [acciones.includes('aplicar'), monto];
    };
    expect(await con('100')).toEqual([false, '600.00']);
    expect(await con('50')).toEqual([true, '300.00']);
    expect(await con()).toEqual([true, '0.00']);
    await prueba.pool.query(
      `update articulo set costo_reposicion = 90, costo_reposicion_moneda = 'ARS', costo_reposicion_fecha = date_trunc('milliseconds', now()),
       costo_reposicion_origen = 'Prueba' where id = $1`,
      [nuevo],
    );
    expect(await con()).toEqual([false, '540.00']);
  });

  it('is that of the sucursal where it says something else, and the widest of the roles that adjust', async () => {
    await mesa.limitar('encargado', '100');
    await mesa.limitar('deposito', '500');
    await mesa.limitar('deposito', '700', INICIALES.sucursal);
    const articuloId = await mesa.articuloDeCien();
    const deDos = await mesa.conRol('deposito', 'De dos roles');
    await mesa.conceder(deDos.usuarioId, 'encargado');
    const ajuste = await preparar(deDos, { renglones: [{ articuloId, cantidad: '-6' }] });
    expect(ajuste.acciones).toContain('aplicar');

    const { depositoId } = await sembrarSucursal(prueba.db, 'Rosario limitada');
    const alla = await preparar(deDos, { depositoId, renglones: [{ articuloId, cantidad: '6' }] });
    expect(alla.acciones).not.toContain('aplicar');
  });

  it('is not widened by a role that is held in another sucursal', async () => {
    await mesa.limitar('deposito', '500');
    await mesa.limitar('encargado', '9000');
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Rosario ajena');
    const quien = await mesa.conRol('deposito', 'De un rol allá');
    const alla = { usuario_id: quien.usuarioId, rol: 'encargado', sucursal_id: sucursalId };
    await prueba.db.insertInto('concesion').values(alla).execute();
    const articuloId = await mesa.articuloDeCien();
    const ajuste = await preparar(quien, { renglones: [{ articuloId, cantidad: '-6' }] });
    expect(ajuste.acciones).not.toContain('aplicar');
    expect((await hacer(quien, ajuste, 'aplicar')).cuerpo.code).toBe('stock.ajuste_sobre_limite');
  });

  it('is not widened by a role that does not adjust', async () => {
    const { ajuste } = await mesa.pasado();
    const tambienVende = await mesa.conRol('deposito', 'También vende');
    await mesa.conceder(tambienVende.usuarioId, 'vendedor');
    expect((await hacer(tambienVende, ajuste, 'aplicar')).cuerpo.code).toBe('stock.ajuste_sobre_limite');
  });

  it('INV-71 tells the amount to who sees costs, and to nobody else', async () => {
    const { articuloId, ajuste } = await mesa.pasado();
    await mesa.limitar('encargado', '500');
    const sinCostos = await hacer(deposito, ajuste, 'aplicar');
    expect(sinCostos.cuerpo.data).toEqual({ que: 'aplicar', monto: null, limite: null });
    const conCostos = await hacer(encargada, ajuste, 'aplicar');
    expect(conCostos.cuerpo.data).toEqual({ que: 'aplicar', monto: '600.00', limite: '500.00' });
    expect((await hacer(deposito, ajuste, 'pedir')).texto).not.toContain('600');
    expect((await encargada.get(`${AJUSTES}/${ajuste.id}`)).cuerpo.monto).toBe('600.00');
    expect(await costoDe(prueba.db, articuloId)).toEqual([10, 1000, 100]);
  });

  it('holds back a reversal by what it moved, in and out', async () => {
    const articuloId = await mesa.articuloDeCien();
    const aplicado = await ajustar(encargada, { renglones: [{ articuloId, cantidad: '-6' }] });
    await mesa.limitar('encargado', '599.99');
    expect((await encargada.get(`${AJUSTES}/${aplicado.id}`)).cuerpo.acciones).toEqual([]);
    expect((await hacer(encargada, aplicado, 'revertir')).cuerpo).toMatchObject({
      code: 'stock.ajuste_sobre_limite',
      data: { que: 'revertir', monto: '600.00' },
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([4, 0]);
    expect((await hacer(admin, aplicado, 'revertir')).status).toBe(200);
    expect(await saldoDe(prueba.db, articuloId)).toEqual([10, 0]);
  });

  it('holds back the reversal of what the ledger has no cost for as it held back applying it', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    await prueba.pool.query(
      `update articulo set costo_reposicion = 90, costo_reposicion_moneda = 'ARS', costo_reposicion_fecha = date_trunc('milliseconds', now()),
       costo_reposicion_origen = 'Prueba' where id = $1`,
      [articuloId],
    );
    const aplicado = await ajustar(admin, { renglones: [{ articuloId, cantidad: '6' }] });
    const regalado = await ajustar(admin, { renglones: [{ articuloId, cantidad: '6', costo: '0' }] });
    await mesa.limitar('encargado', '500');
    expect((await encargada.get(`${AJUSTES}/${aplicado.id}`)).cuerpo.acciones).toEqual([]);
    expect((await hacer(encargada, aplicado, 'revertir')).cuerpo).toMatchObject({
      code: 'stock.ajuste_sobre_limite',
      data: { que: 'revertir', monto: '540.00' },
    });
    // A cost of zero that somebody wrote is a cost.
    expect((await hacer(encargada, regalado, 'revertir')).status).toBe(200);
    expect(await saldoDe(prueba.db, articuloId)).toEqual([6, 0]);
  });
});
