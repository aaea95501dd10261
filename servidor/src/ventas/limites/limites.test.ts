import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerCostosDeVenta } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, crearNota, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let vendedor: Cliente;
let encargado: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  vendedor = await quienVende('vendedor');
  encargado = await quienVende('encargado');
});
afterAll(() => prueba.cerrar());

/** Somebody whose role is granted, as everybody's is outside of tests. */
async function quienVende(rol: 'vendedor' | 'encargado'): Promise<Cliente> {
  const cliente = await prueba.cliente({ rol });
  await prueba.db.insertInto('concesion').values({ usuario_id: cliente.usuarioId, rol, sucursal_id: null }).execute();
  return cliente;
}

type Limite = {
  readonly descuento?: number;
  readonly margen?: number | null;
  readonly bajo?: string;
  readonly viejo?: string;
};

const limitar = (rol: string, { descuento = 0, margen = 0, bajo = 'AVISAR', viejo = 'AVISAR' }: Limite) =>
  sql`update limite_de_venta set descuento_maximo = ${descuento}, margen_minimo = ${margen}, bajo_margen = ${bajo},
      costo_viejo = ${viejo} where rol = ${rol} and sucursal_id is null`.execute(prueba.db);

/** The clock of the server counts whole milliseconds: a cost of this very one would be of its future. */
const costear = (id: string, importe: string, { moneda = 'ARS', dias = 0 } = {}) =>
  sql`update articulo set costo_reposicion = ${importe}, costo_reposicion_moneda = ${moneda},
      costo_reposicion_fecha = date_trunc('milliseconds', now()) - make_interval(days => ${dias}), costo_reposicion_origen = 'Prueba'
      where id = ${id}`.execute(prueba.db);

const condiciones = (cliente: Cliente, precios?: string) =>
  cliente.get(
    `/api/ventas/condiciones?clienteId=${INICIALES.consumidorFinal}&depositoId=${INICIALES.deposito}${precios ? `&precios=${precios}` : ''}`,
  );

describe('PRE-12 how far a role goes with discounts', () => {
  it('lets whoever may not change prices give what their role may, and not a bit more', async () => {
    await limitar('vendedor', { descuento: 15 });
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    const con = (descuentos: string[]) =>
      crearNota(vendedor, { renglones: [{ articuloId, cantidad: '2', descuentos }] });
    expect((await con(['15'])).cuerpo).toMatchObject({ renglones: [{ descuentos: ['15'], importe: '170.00' }] });
    expect(await con(['10', '6'])).toMatchObject({
      status: 403,
      cuerpo: {
        code: 'ventas.descuento_excedido',
        data: { maximo: '15', renglones: [{ articuloId, descuento: '15.4' }] },
      },
    });
    expect(await crearNota(vendedor, { renglones: [{ articuloId, cantidad: '2', precio: '99' }] })).toMatchObject({
      status: 403,
      cuerpo: { code: 'ventas.precio_sin_permiso' },
    });
    expect((await condiciones(vendedor)).cuerpo.limite).toMatchObject({ descuentoMaximo: '15' });
    expect((await condiciones(vendedor, `${'a'.repeat(36)}:10`)).status).toBe(400);
  });

  it('a sucursal that says something else is obeyed there', async () => {
    await limitar('vendedor', { descuento: 15 });
    await sql`insert into limite_de_venta (rol, sucursal_id, descuento_maximo) values ('vendedor', ${INICIALES.sucursal}, 3)`.execute(
      prueba.db,
    );
    expect((await condiciones(vendedor)).cuerpo.limite).toMatchObject({ descuentoMaximo: '3', margenMinimo: null });
    await sql`delete from limite_de_venta where sucursal_id is not null`.execute(prueba.db);
    expect((await condiciones(vendedor)).cuerpo.limite).toMatchObject({ descuentoMaximo: '15', margenMinimo: '0' });
  });

  it('the limit for everywhere cannot be taken away', async () => {
    await expect(sql`delete from limite_de_venta where rol = 'vendedor'`.execute(prueba.db)).rejects.toThrow(/stays/);
  });
});

describe('PRE-10 under the least margin', () => {
  it('asks for a reason, keeps it with the line and in the trail, and then sells', async () => {
    await limitar('encargado', { descuento: 100, margen: 20, bajo: 'MOTIVO' });
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    await sembrarStock(prueba.db, encargado.usuarioId, [{ articuloId, cantidad: '10' }]);
    await costear(articuloId, '90');
    expect(await crearNota(encargado, { renglones: [{ articuloId, cantidad: '1' }] })).toMatchObject({
      status: 409,
      cuerpo: { code: 'ventas.precio_sin_motivo', data: { renglones: [{ articuloId, alarmas: ['BAJO_MARGEN'] }] } },
    });
    const motivoDePrecio = 'Liquidación de temporada';
    const { cuerpo: nota } = await crearNota(encargado, { renglones: [{ articuloId, cantidad: '1', motivoDePrecio }] });
    expect(nota).toMatchObject({ renglones: [{ motivoDePrecio }] });
    const { rows } = await sql<{ despues: string }>`
      select c.despues from auditoria a join auditoria_campo c on c.auditoria_id = a.id
      where a.entidad_id = ${nota.id} and c.campo like 'renglón%'`.execute(prueba.db);
    expect(rows[0]?.despues).toContain(motivoDePrecio);
    expect((await accionar(encargado, nota, 'confirmar')).status).toBe(200);
  });

  it('stops who may not even with a reason, also when the cost rose after the draft was made', async () => {
    await limitar('vendedor', { margen: 0, bajo: 'IMPEDIR' });
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    await sembrarStock(prueba.db, vendedor.usuarioId, [{ articuloId, cantidad: '10' }]);
    const { cuerpo: nota } = await crearNota(vendedor, { renglones: [{ articuloId, cantidad: '1' }] });
    await costear(articuloId, '100.01');
    expect(await accionar(vendedor, nota, 'confirmar')).toMatchObject({
      status: 403,
      cuerpo: { code: 'ventas.precio_frenado', data: { renglones: [{ alarmas: ['BAJO_MARGEN'] }] } },
    });
    const conMotivo = { articuloId, cantidad: '1', motivoDePrecio: 'Lo pidió' };
    expect(await crearNota(vendedor, { renglones: [conMotivo] })).toMatchObject({ status: 403 });
    // Its lines stay as they were: what is not touched is not looked at again until it is confirmed.
    const [{ id }] = nota.renglones;
    const renglones = [{ id, articuloId, cantidad: '2' }];
    expect((await vendedor.patch(`${NOTAS}/${nota.id}`, { version: 1, renglones })).status).toBe(200);
  });

  it('values in pesos of today a cost in dollars', async () => {
    await limitar('vendedor', { margen: 0, bajo: 'IMPEDIR' });
    const articuloId = await sembrarArticulo(prueba.db, { precio: '1000' });
    await costear(articuloId, '1', { moneda: 'USD' });
    // Of a day that is over in Argentina, which is not so of the one before the day of UTC: each holds since it is written.
    const ayer = diaArgentino(new Date(Date.now() - 86_400_000));
    const cotizar = (valor: number) =>
      sql`insert into cotizacion (id, moneda, fecha, valor, fuente) values (gen_random_uuid(), 'USD', ${ayer}, ${valor}, 'Prueba')`.execute(
        prueba.db,
      );
    await cotizar(900);
    expect((await crearNota(vendedor, { renglones: [{ articuloId, cantidad: '1' }] })).status).toBe(201);
    await cotizar(1001);
    expect(await crearNota(vendedor, { renglones: [{ articuloId, cantidad: '1' }] })).toMatchObject({ status: 403 });
  });
});

describe('PRE-17 GAP-17 a price on an old cost', () => {
  it('tells the age, and the margin only to who may see costs', async () => {
    await limitar('vendedor', { margen: 30 });
    await limitar('encargado', { descuento: 100, margen: 30 });
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    await costear(articuloId, '80', { dias: 90 });
    const del = async (cliente: Cliente) => (await condiciones(cliente, `${articuloId}:100`)).cuerpo.precios;
    const alarma = { articuloId, neto: '100', alarmas: ['BAJO_MARGEN', 'COSTO_VIEJO'], dias: 90, motivos: ['DIAS'] };
    expect(await del(encargado)).toMatchObject([{ ...alarma, costo: '80.00', margen: '25' }]);
    expect(await del(vendedor)).toMatchObject([{ ...alarma, costo: null, margen: null }]);
  });

  it('stops whose role says so, and an artículo without a cost never', async () => {
    await limitar('vendedor', { viejo: 'IMPEDIR' });
    const viejo = await sembrarArticulo(prueba.db, { precio: '100' });
    const sinCosto = await sembrarArticulo(prueba.db, { precio: '100' });
    await costear(viejo, '50', { dias: 61 });
    const vender = (articuloId: string) => crearNota(vendedor, { renglones: [{ articuloId, cantidad: '1' }] });
    expect(await vender(viejo)).toMatchObject({ cuerpo: { data: { renglones: [{ alarmas: ['COSTO_VIEJO'] }] } } });
    expect((await vender(sinCosto)).status).toBe(201);
    await costear(viejo, '50', { dias: 60 });
    expect((await vender(viejo)).status).toBe(201);
  });

  it('tells of a price that its cost left behind, until another one is written, or where somebody sells it for more', async () => {
    await limitar('vendedor', { margen: null });
    await limitar('encargado', { descuento: 100, margen: null });
    const articuloId = await sembrarArticulo(prueba.db, { precio: '1600' });
    await costear(articuloId, '1000', { dias: 30 });
    const del = async (cliente: Cliente, precio: string) =>
      (await condiciones(cliente, `${articuloId}:${precio}`)).cuerpo.precios;
    const sinAlarma = [{ alarmas: [], motivos: [], alzaDeCosto: null }];
    await costear(articuloId, '1100', { dias: 20 });
    expect(await del(encargado, '1600')).toMatchObject(sinAlarma);
    await costear(articuloId, '1500', { dias: 10 });
    const alarma = { alarmas: ['PRECIO_VIEJO'], motivos: [] };
    expect(await del(encargado, '1600')).toMatchObject([{ ...alarma, alzaDeCosto: '50' }]);
    expect(await del(vendedor, '1600')).toMatchObject([{ ...alarma, alzaDeCosto: null, costo: null }]);
    expect(await del(encargado, '1600.01')).toMatchObject(sinAlarma);

    await limitar('vendedor', { margen: null, viejo: 'IMPEDIR' });
    const vender = () => crearNota(vendedor, { renglones: [{ articuloId, cantidad: '1' }] });
    expect(await vender()).toMatchObject({
      status: 403,
      cuerpo: { code: 'ventas.precio_frenado', data: { renglones: [{ articuloId, alarmas: ['PRECIO_VIEJO'] }] } },
    });
    const administrador = await prueba.cliente();
    const escrito = await administrador.post(`/api/articulos/${articuloId}/precios`, { importe: '1600' });
    expect(escrito.status).toBe(201);
    expect(await del(encargado, '1600')).toMatchObject(sinAlarma);
    expect((await vender()).status).toBe(201);
  });

  it('a price out of its cost is never left behind, and one in dollars is by its dollars', async () => {
    const administrador = await prueba.cliente();
    const lista = async (nombre: string, resto: object) =>
      (await administrador.post('/api/articulos/listas-de-precio', { nombre, ...resto })).cuerpo.id;
    const enDolares = await lista('Exportación', { moneda: 'USD' });
    const derivada = await lista('Sobre el costo', { derivacion: { base: 'COSTO_REPOSICION', coeficiente: '1.5' } });
    await sql`insert into cotizacion (id, moneda, fecha, valor, fuente, creado_en)
              values (gen_random_uuid(), 'USD', current_date - 40, 500, 'Prueba', now() - interval '40 days')`.execute(
      prueba.db,
    );
    const articuloId = await sembrarArticulo(prueba.db, { precio: '1600' });
    await sql`insert into precio (id, lista_id, articulo_id, desde, importe)
              values (gen_random_uuid(), ${enDolares}, ${articuloId}, '2020-01-01', 15)`.execute(prueba.db);
    await costear(articuloId, '10', { moneda: 'USD', dias: 30 });
    await costear(articuloId, '12', { moneda: 'USD', dias: 10 });
    const por = async (listaId: string) =>
      (await leerCostosDeVenta(prueba.db, [articuloId], { listaId, ahora: new Date() })).get(articuloId)
        ?.precioSuperado;
    expect([await por(derivada), await por(enDolares)]).toEqual([null, { neto: '15.0000', alza: '20' }]);
  });
});
