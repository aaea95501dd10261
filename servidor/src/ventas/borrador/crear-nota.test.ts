import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { crearNota, NOTAS } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let vendedor: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  vendedor = await prueba.cliente({ rol: 'vendedor' });
});
afterAll(() => prueba.cerrar());

const articulo = (datos: Parameters<typeof sembrarArticulo>[1] = {}) => sembrarArticulo(prueba.db, datos);

describe('POST /api/ventas/notas-de-pedido', () => {
  it('VEN-07 takes the prices of the list and answers the draft with its lines and totals', async () => {
    const filtro = await articulo({ codigo: 'WO-342', precio: '18450', iva: '21' });
    const aceite = await articulo({ codigo: '5W40', precio: '42150.5', iva: '10.5' });

    const { status, cuerpo } = await crearNota(vendedor, {
      renglones: [
        { articuloId: filtro, cantidad: '4' },
        { articuloId: aceite, cantidad: '2' },
      ],
    });

    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      version: 1,
      estado: 'BORRADOR',
      acciones: ['editar', 'actualizar-precios', 'confirmar', 'anular'],
      renglones: [
        { articuloId: filtro, codigo: 'WO-342', pedida: '4', pendiente: '4', precio: '18450.00', importe: '73800.00' },
        { articuloId: aceite, precio: '42150.50', iva: '10.5', importe: '84301.00' },
      ],
      totales: {
        neto: '158101.00',
        iva: '24349.61',
        total: '182450.61',
        porTasa: [
          { tasa: '21', iva: '15498.00' },
          { tasa: '10.5', iva: '8851.61' },
        ],
      },
    });
  });

  it('PRE-11 takes the price of the largest quantity that its lines of an artículo reach, together', async () => {
    const id = await articulo({ precio: '100' });
    for (const [cantidadDesde, importe] of [
      ['12', '90'],
      ['100', '80'],
    ]) {
      const { status } = await admin.post(`/api/articulos/${id}/precios`, { cantidadDesde, importe });
      expect(status).toBe(201);
    }
    const preciosDe = async (...cantidades: string[]) => {
      const renglones = cantidades.map((cantidad) => ({ articuloId: id, cantidad }));
      const { cuerpo } = await crearNota(vendedor, { renglones });
      return cuerpo.renglones.map(({ precio }: { precio: string }) => precio);
    };
    expect(await preciosDe('1')).toEqual(['100.00']);
    expect(await preciosDe('11')).toEqual(['100.00']);
    expect(await preciosDe('12')).toEqual(['90.00']);
    expect(await preciosDe('99')).toEqual(['90.00']);
    expect(await preciosDe('100')).toEqual(['80.00']);
    expect(await preciosDe('6', '6')).toEqual(['90.00', '90.00']);
  });

  it('INV-55 the stored totals are the answered ones', async () => {
    const id = await articulo({ precio: '0.3333' });
    const { cuerpo } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '7' }] });
    const guardada = await prueba.db
      .selectFrom('nota_pedido')
      .select(['neto', 'iva', 'total'])
      .where('id', '=', cuerpo.id)
      .executeTakeFirstOrThrow();
    const { porTasa: _, ...totales } = cuerpo.totales;
    expect(guardada).toEqual(totales);
  });

  it('numbers come from one sequence of the company', async () => {
    const id = await articulo();
    const pedido = { renglones: [{ articuloId: id, cantidad: '1' }] };
    const [una, otra] = await Promise.all([crearNota(admin, pedido), crearNota(vendedor, pedido)]);
    expect(Math.abs(una.cuerpo.numero - otra.cuerpo.numero)).toBe(1);
  });

  it('says at once every line with an unknown artículo or too many decimals (INV-29)', async () => {
    const entero = await articulo({ codigo: 'ENTERO' });
    const metros = await articulo({ codigo: 'METROS', decimales: 2 });
    const decimales = await crearNota(admin, {
      renglones: [
        { articuloId: entero, cantidad: '1.5' },
        { articuloId: metros, cantidad: '1.25' },
        { articuloId: metros, cantidad: '0.125' },
      ],
    });
    expect(decimales).toMatchObject({
      status: 400,
      cuerpo: {
        code: 'comun.datos_invalidos',
        issues: [
          { path: ['renglones', 0, 'cantidad'], message: 'ENTERO se vende por unidades enteras.' },
          { path: ['renglones', 2, 'cantidad'], message: 'METROS admite hasta 2 decimales.' },
        ],
      },
    });
    const desconocido = await crearNota(admin, { renglones: [{ articuloId: uuidv7(), cantidad: '1' }] });
    expect(desconocido).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['renglones', 0, 'articuloId'] }] } });
  });

  it('refuses unknown cliente and depósito as bad data', async () => {
    const id = await articulo();
    const { status, cuerpo } = await crearNota(admin, {
      clienteId: uuidv7(),
      depositoId: uuidv7(),
      renglones: [{ articuloId: id, cantidad: '1' }],
    });
    expect(status).toBe(400);
    expect(cuerpo.issues.map(({ path }: { path: string[] }) => path)).toEqual([['clienteId'], ['depositoId']]);
  });

  it('refuses a nota without lines, a quantity of zero, a figure that does not fit and unknown fields', async () => {
    const id = await articulo();
    const con = (renglones: object[], extra: object = {}) =>
      admin.post(NOTAS, {
        clienteId: INICIALES.consumidorFinal,
        depositoId: INICIALES.deposito,
        renglones,
        ...extra,
      });
    for (const cantidad of ['0', '-1', '99999999999999', 'uno']) {
      expect((await con([{ articuloId: id, cantidad }])).status).toBe(400);
    }
    const enorme = { articuloId: id, cantidad: '90000000000', precio: '99999999' };
    expect((await con([enorme])).cuerpo).toMatchObject({ code: 'comun.datos_invalidos' });
    expect((await con([])).status).toBe(400);
    expect((await con([{ articuloId: id, cantidad: '1' }], { descuento: '5' })).status).toBe(400);
  });

  it('refuses an artículo without price, and takes the one typed by who may change prices', async () => {
    const sinPrecio = await articulo({ codigo: 'SIN-PRECIO', precio: '0' });
    const pedido = (extra: object) => ({ renglones: [{ articuloId: sinPrecio, cantidad: '2', ...extra }] });

    expect(await crearNota(admin, pedido({}))).toMatchObject({
      status: 409,
      cuerpo: { code: 'ventas.sin_precio', data: { renglones: [{ codigo: 'SIN-PRECIO' }] } },
    });
    expect(await crearNota(vendedor, pedido({ precio: '70' }))).toMatchObject({
      status: 403,
      cuerpo: { code: 'ventas.precio_sin_permiso' },
    });
    expect((await crearNota(admin, pedido({ precio: '70' }))).cuerpo).toMatchObject({
      renglones: [{ precio: '70.00', precioDeLista: false, importe: '140.00' }],
    });
  });

  it('takes zero only as «sin cargo», never as a typed price', async () => {
    const id = await articulo();
    const pedido = (extra: object) => ({ renglones: [{ articuloId: id, cantidad: '1', ...extra }] });
    expect((await crearNota(admin, pedido({ precio: '0' }))).status).toBe(400);
    expect((await crearNota(admin, pedido({ sinCargo: true, precio: '5' }))).status).toBe(400);
    expect((await crearNota(admin, pedido({ sinCargo: true }))).cuerpo).toMatchObject({
      renglones: [{ sinCargo: true, precio: '0.00' }],
      totales: { total: '0.00' },
    });
  });

  it('refuses kits and what is not active, naming them together', async () => {
    const kit = await articulo({ codigo: 'KIT-1', tipo: 'KIT' });
    const viejo = await articulo({ codigo: 'VIEJO', estado: 'INACTIVO' });
    const respuesta = await crearNota(admin, {
      renglones: [
        { articuloId: kit, cantidad: '1' },
        { articuloId: viejo, cantidad: '1' },
      ],
    });
    expect(respuesta).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'ventas.articulo_no_vendible',
        title: expect.stringContaining('KIT-1: es un kit sin estructura vigente; VIEJO: está inactivo'),
      },
    });
  });

  it('refuses a depósito that does not sell, and a customer that is blocked or inactive', async () => {
    const id = await articulo();
    const renglones = [{ articuloId: id, cantidad: '1' }];
    const cuarentena = uuidv7();
    await prueba.db
      .insertInto('deposito')
      .values({
        id: cuarentena,
        sucursal_id: INICIALES.sucursal,
        codigo: 'CUAR',
        nombre: 'Cuarentena',
        clase: 'CUARENTENA',
        virtual: false,
      })
      .execute();
    expect((await crearNota(admin, { renglones, depositoId: cuarentena })).cuerpo).toMatchObject({
      code: 'ventas.deposito_no_vendible',
      data: { deposito: 'Cuarentena' },
    });

    const bloqueado = await sembrarCliente({ estado: 'BLOQUEADO', bloqueo_motivo: 'debe dos facturas' });
    expect((await crearNota(admin, { renglones, clienteId: bloqueado })).cuerpo).toMatchObject({
      code: 'ventas.cliente_bloqueado',
      title: expect.stringContaining('debe dos facturas'),
    });
    const inactivo = await sembrarCliente({ estado: 'INACTIVO' });
    expect((await crearNota(admin, { renglones, clienteId: inactivo })).cuerpo).toMatchObject({
      code: 'ventas.cliente_inactivo',
    });
  });

  it('the same Idempotency-Key makes one nota', async () => {
    const id = await articulo();
    const cuerpo = {
      clienteId: INICIALES.consumidorFinal,
      depositoId: INICIALES.deposito,
      renglones: [{ articuloId: id, cantidad: '1' }],
    };
    const clave = uuidv7();
    const [una, otra] = await Promise.all([admin.post(NOTAS, cuerpo, { clave }), admin.post(NOTAS, cuerpo, { clave })]);
    expect(otra.cuerpo).toEqual(una.cuerpo);
  });
});

async function sembrarCliente(datos: { readonly estado: string; readonly bloqueo_motivo?: string }): Promise<string> {
  const id = uuidv7();
  await prueba.db
    .insertInto('cliente')
    .values({
      id,
      razon_social: `Cliente ${datos.estado}`,
      busqueda: `CLIENTE ${datos.estado}`,
      documento_tipo: '99',
      condicion_iva: 5,
      ...datos,
    })
    .execute();
  return id;
}
