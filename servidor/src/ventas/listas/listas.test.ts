import { type CandidataDeLista, listaQueRige } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { accionar, NOTAS } from '#ventas/ayudas-de-prueba.ts';

const LISTAS = '/api/articulos/listas-de-precio';
const CONDICIONES = '/api/tablas-generales/condiciones-de-venta';
const { deposito: depositoId, sucursal: sucursalId } = INICIALES;

let prueba: Prueba;
let admin: Cliente;
let vendedor: Cliente;
let filtro: string;
/** Lista 1 sells the filtro at 100; these two at 80 and at 130. */
let gremio: string;
let tarjeta: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  vendedor = await prueba.cliente({ rol: 'vendedor' });
  filtro = await sembrarArticulo(prueba.db, { precio: '100' });
  gremio = await derivada('Gremio', '0.8');
  tarjeta = await derivada('Tarjeta', '1.3');
});
afterAll(() => prueba.cerrar());

const derivada = async (nombre: string, coeficiente: string, resto: object = {}): Promise<string> =>
  (
    await admin.post(LISTAS, {
      nombre,
      derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente },
      ...resto,
    })
  ).cuerpo.id;

let serie = 0;
const nombre = (que: string): string => {
  serie += 1;
  return `${que} ${serie}`;
};
const condicion = async (listaId: string | null): Promise<string> =>
  (await admin.post(CONDICIONES, { nombre: nombre('Condición'), listaId })).cuerpo.id;
const cliente = async (datos: object = {}): Promise<string> =>
  (await admin.post('/api/clientes', { razonSocial: nombre('Cliente'), condicionIva: 5, ...datos })).cuerpo.id;
const deSucursal = (listaId: string | null) =>
  sql`update sucursal set lista_id = ${listaId} where id = ${sucursalId}`.execute(prueba.db);

const vender = (quien: Cliente, clienteId: string, datos: object = {}) =>
  quien.post(NOTAS, { clienteId, depositoId, renglones: [{ articuloId: filtro, cantidad: '1' }], ...datos });
const ver = async (id: string) => (await admin.get(`${NOTAS}/${id}`)).cuerpo;
const listas = async (quien: Cliente, clienteId: string, resto = '') =>
  (await quien.get(`/api/ventas/listas?clienteId=${clienteId}&depositoId=${depositoId}${resto}`)).cuerpo;

describe('PRE-01 the lista that rules a sale', () => {
  it('is the cliente’s, then of its condición, then of the sucursal, then the default one; and the nota says why', async () => {
    const conTarjeta = await condicion(tarjeta);
    const quienes = {
      CLIENTE: await cliente({ listaId: gremio, condicionId: conTarjeta }),
      CONDICION: await cliente({ condicionId: conTarjeta }),
      SUCURSAL: await cliente(),
    };
    await deSucursal(gremio);
    for (const [origen, precio] of [
      ['CLIENTE', '80.00'],
      ['CONDICION', '130.00'],
      ['SUCURSAL', '80.00'],
    ] as const) {
      const { cuerpo: nota } = await vender(vendedor, quienes[origen]);
      expect(nota.renglones[0].precio, origen).toBe(precio);
      expect((await ver(nota.id)).lista.origen).toBe(origen);
    }
    await deSucursal(null);
    const { cuerpo: nota } = await vender(vendedor, quienes.SUCURSAL);
    expect(nota.renglones[0].precio).toBe('100.00');
    expect(await ver(nota.id)).toMatchObject({ lista: { nombre: 'Lista 1', origen: 'OMISION' }, condicion: null });
  });

  it('one that is not sold with in the sucursal gives way, and the person is told', async () => {
    const otra = await sembrarSucursal(prueba.db, 'Rosario');
    const lejana = await derivada(nombre('Sólo Rosario'), '0.5', { sucursales: [otra.sucursalId] });
    const clienteId = await cliente({ listaId: lejana });
    expect((await vender(vendedor, clienteId)).cuerpo.renglones[0].precio).toBe('100.00');
    const alla = await vender(vendedor, clienteId, { depositoId: otra.depositoId });
    expect(alla.cuerpo.renglones[0].precio).toBe('50.00');
    const dicho = await listas(vendedor, clienteId);
    expect(dicho).toMatchObject({
      candidatas: [{ origen: 'CLIENTE', sirve: false, lista: { id: lejana } }, { origen: 'OMISION' }],
      rige: { origen: 'OMISION' },
      tambienMasBaratas: false,
    });
    expect(dicho.listas.map(({ id }: { id: string }) => id)).not.toContain(lejana);
    expect(await vender(admin, clienteId, { listaId: lejana })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['listaId'], message: 'Esa lista no se vende en esta sucursal.' }] },
    });
  });

  it('is the same in the database as in nucleo', async () => {
    const condicionId = await condicion(tarjeta);
    await deSucursal(gremio);
    for (const datos of [{}, { listaId: gremio }, { condicionId }, { listaId: tarjeta, condicionId }]) {
      const clienteId = await cliente(datos);
      const { rows } = await sql<CandidataDeLista>`
        select origen, lista_id as "listaId", sirve
        from listas_de_venta(${clienteId}, (select condicion_id from cliente where id = ${clienteId}), ${depositoId})
        order by random()`.execute(prueba.db);
      const { cuerpo: nota } = await vender(vendedor, clienteId);
      expect((await ver(nota.id)).lista).toMatchObject({
        id: listaQueRige(rows).listaId,
        origen: listaQueRige(rows).origen,
      });
    }
    await deSucursal(null);
  });
});

describe('PRE-01 RN-18 choosing another lista', () => {
  it('a seller may only choose one that is no better for the cliente, line by line', async () => {
    const clienteId = await cliente();
    expect(await vender(vendedor, clienteId, { listaId: gremio })).toMatchObject({
      status: 403,
      cuerpo: {
        code: 'ventas.lista_mas_barata',
        data: { elegida: 'Gremio', rige: 'Lista 1', renglones: [{ articuloId: filtro }] },
      },
    });
    const { cuerpo: cara } = await vender(vendedor, clienteId, { listaId: tarjeta });
    expect(cara.renglones[0].precio).toBe('130.00');
    expect((await ver(cara.id)).lista).toMatchObject({ nombre: 'Tarjeta', origen: 'ELEGIDA' });
    const { cuerpo: barata } = await vender(admin, clienteId, { listaId: gremio });
    expect(barata.renglones[0].precio).toBe('80.00');
    // Nor by a condición de venta that brings a better one.
    expect(await vender(vendedor, clienteId, { condicionId: await condicion(gremio) })).toMatchObject({ status: 403 });
  });

  it('brings its prices to the lines, and what rules comes back when it is let go', async () => {
    const clienteId = await cliente();
    const { cuerpo: nota } = await vender(vendedor, clienteId);
    const cambiar = (quien: Cliente, version: number, cambio: object) =>
      quien.patch(`${NOTAS}/${nota.id}`, { version, ...cambio });
    expect((await cambiar(vendedor, 1, { listaId: gremio })).cuerpo.code).toBe('ventas.lista_mas_barata');
    expect((await cambiar(vendedor, 1, { listaId: tarjeta })).cuerpo.renglones[0].precio).toBe('130.00');
    const suya = await cambiar(vendedor, 2, { listaId: null });
    expect(suya.cuerpo).toMatchObject({ renglones: [{ precio: '100.00' }], totales: { neto: '100.00' } });
    expect((await ver(nota.id)).lista.origen).toBe('OMISION');
    const { rows } = await sql<{ despues: string }>`
      select c.despues from auditoria a join auditoria_campo c on c.auditoria_id = a.id
      where a.entidad_id = ${nota.id} and c.campo = 'lista' order by a.id`.execute(prueba.db);
    expect(rows.map(({ despues }) => despues)).toEqual(['Lista 1', 'Tarjeta', 'Lista 1']);
  });

  it('what somebody with leave chose stays, but who has none takes no more prices from it', async () => {
    const { cuerpo: nota } = await vender(admin, await cliente(), { listaId: gremio });
    const [{ id }] = nota.renglones;
    const renglones = [{ id, articuloId: filtro, cantidad: '5' }];
    const siguio = await vendedor.patch(`${NOTAS}/${nota.id}`, { version: 1, renglones });
    expect(siguio.cuerpo.renglones[0].precio).toBe('80.00');
    const uno = await vendedor.patch(`${NOTAS}/${nota.id}`, {
      version: 2,
      renglones: [...renglones, { articuloId: await sembrarArticulo(prueba.db), cantidad: '1' }],
    });
    expect(uno.cuerpo.code).toBe('ventas.lista_mas_barata');
    expect((await accionar(vendedor, { id: nota.id, version: 2 }, 'actualizar-precios')).status).toBe(200);
  });

  it('with a discount nobody goes further under the price that rules than their limit', async () => {
    const conLimite = sql`update limite_de_venta set descuento_maximo = 10 where rol = 'vendedor'`;
    await conLimite.execute(prueba.db);
    await sql`insert into concesion (usuario_id, rol) values (${vendedor.usuarioId}, 'vendedor')`.execute(prueba.db);
    const renglones = [{ articuloId: filtro, cantidad: '1', descuentos: ['11'] }];
    expect((await vender(vendedor, await cliente(), { listaId: tarjeta, renglones })).cuerpo.code).toBe(
      'ventas.descuento_excedido',
    );
  });
});

describe('TAB-07 condiciones de venta', () => {
  it('are made, changed and put aside, with what happened; two who change one at once: one is told', async () => {
    const nueva = (await admin.post(CONDICIONES, { nombre: 'Cuenta corriente', listaId: tarjeta })).cuerpo;
    expect(nueva).toMatchObject({ nombre: 'Cuenta corriente', lista: 'Tarjeta', activa: true });
    expect((await admin.post(CONDICIONES, { nombre: 'CUENTA CORRIENTE' })).cuerpo.code).toBe('tablas.nombre_repetido');
    const cambiar = (cambio: object) => admin.patch(`${CONDICIONES}/${nueva.id}`, { version: 1, ...cambio });
    const dos = await Promise.all([cambiar({ listaId: null }), cambiar({ listaId: gremio })]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { texto } = await admin.get(`${CONDICIONES}/exportar?buscar=cuenta`);
    expect(texto).toContain('Cuenta corriente');
    const { filas } = (await vendedor.get(`${CONDICIONES}?buscar=cuenta`)).cuerpo;
    expect(filas).toMatchObject([{ id: nueva.id, version: 2 }]);
    const { hechos } = (await admin.get(`/api/actividad/condicion/${nueva.id}`)).cuerpo;
    expect(hechos.map(({ accion }: { accion: string }) => accion)).toContain('condicion.cambiar');
  });

  it('an inactive one says nothing any more, and is not chosen', async () => {
    const id = await condicion(tarjeta);
    const clienteId = await cliente({ condicionId: id });
    await admin.patch(`${CONDICIONES}/${id}`, { version: 1, activa: false });
    expect((await vender(vendedor, clienteId)).cuerpo.renglones[0].precio).toBe('100.00');
    expect(await vender(vendedor, await cliente(), { condicionId: id })).toMatchObject({ status: 400 });
    // Nor when the lista that comes with it is the one the nota has.
    const { cuerpo: nota } = await vender(vendedor, await cliente(), { listaId: tarjeta });
    const conLaMisma = { version: 1, condicionId: id, listaId: tarjeta };
    expect(await vendedor.patch(`${NOTAS}/${nota.id}`, conLaMisma)).toMatchObject({ status: 400 });
  });

  it('a lista that a sucursal or a condición sells by is not put aside, and an inactive one is not given', async () => {
    const lista = await derivada(nombre('Lista'), '1');
    const id = await condicion(lista);
    const apartar = () => admin.patch(`${LISTAS}/${lista}`, { version: 1, activa: false });
    expect(await apartar()).toMatchObject({ cuerpo: { code: 'articulos.lista_en_uso', data: { clientes: 0 } } });
    await admin.patch(`${CONDICIONES}/${id}`, { version: 1, listaId: null });
    expect((await apartar()).status).toBe(200);
    const dar = await admin.patch(`${CONDICIONES}/${id}`, { version: 2, listaId: lista });
    expect(dar.cuerpo.issues).toMatchObject([{ path: ['listaId'] }]);
    const { filas } = (await admin.get('/api/tablas-generales/listas-de-precio')).cuerpo;
    expect(filas[0]).toMatchObject({ id: INICIALES.lista, omision: true });
    expect(filas.map((una: { id: string }) => una.id)).not.toContain(lista);
    const sucursal = (await admin.get('/api/tablas-generales/sucursales')).cuerpo.filas.find(
      (una: { id: string }) => una.id === sucursalId,
    );
    const conLista = await admin.patch(`/api/tablas-generales/sucursales/${sucursalId}`, {
      version: sucursal.version,
      listaId: gremio,
    });
    expect(conLista.cuerpo).toMatchObject({ listaId: gremio, lista: 'Gremio' });
    await deSucursal(null);
  });
});
