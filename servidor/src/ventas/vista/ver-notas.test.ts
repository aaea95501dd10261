import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { crearKit } from '#ventas/kits/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let articuloId: string;
let rosario: { readonly sucursalId: string; readonly depositoId: string };
let quiroga: string;
/** A nota in each place, oldest first. */
const notas: { id: string; numero: number; version: number }[] = [];

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Lucía Ferreyra' });
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  articuloId = await sembrarArticulo(prueba.db, { codigo: 'WO-342', precio: '100' });
  await sembrarStock(prueba.db, admin.usuarioId, [
    { articuloId, cantidad: '10' },
    { articuloId, cantidad: '7', depositoId: rosario.depositoId },
  ]);
  quiroga = uuidv7();
  await prueba.db
    .insertInto('cliente')
    .values({
      id: quiroga,
      razon_social: '=Taller Hermanos Quiroga',
      busqueda: 'TALLER HERMANOS QUIROGA',
      documento_tipo: '99',
      condicion_iva: 5,
      alerta: 'Retira Marcos',
    })
    .execute();
  const renglones = [{ articuloId, cantidad: '2' }];
  notas.push((await crearNota(admin, { renglones })).cuerpo);
  notas.push(await crearConfirmada(admin, { renglones, clienteId: quiroga }));
  notas.push(await crearConfirmada(admin, { renglones, depositoId: rosario.depositoId }));
});
afterAll(() => prueba.cerrar());

const numerosDe = async (cliente: Cliente, consulta: string): Promise<number[]> =>
  (await cliente.get(`${NOTAS}?${consulta}`)).cuerpo.filas.map(({ numero }: { numero: number }) => numero);
const numero = (i: number) => notas[i]?.numero ?? 0;

describe('GET /api/ventas/notas-de-pedido', () => {
  it('lists the newest first, with what a row shows', async () => {
    const { status, cuerpo } = await admin.get(NOTAS);
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({ total: 3, totalExacto: true, pagina: 1, porPagina: 50 });
    expect(cuerpo.filas[1]).toMatchObject({
      numero: numero(1),
      estado: 'CONFIRMADA',
      sucursal: { nombre: 'Casa Central' },
      cliente: { id: quiroga },
      renglones: 1,
      renglonesPendientes: 1,
      neto: '200.00',
      total: '242.00',
      creadaPor: 'Lucía Ferreyra',
    });
  });

  it('filters by states, sucursal, depósito, cliente, artículo, day and author', async () => {
    expect(await numerosDe(admin, 'estado=BORRADOR')).toEqual([numero(0)]);
    expect(await numerosDe(admin, 'estado=BORRADOR,CONFIRMADA&orden=numero')).toEqual([0, 1, 2].map(numero));
    expect(await numerosDe(admin, `sucursalId=${rosario.sucursalId}`)).toEqual([numero(2)]);
    expect(await numerosDe(admin, `depositoId=${INICIALES.deposito}`)).toHaveLength(2);
    expect(await numerosDe(admin, `clienteId=${quiroga}`)).toEqual([numero(1)]);
    expect(await numerosDe(admin, `articuloId=${articuloId}`)).toHaveLength(3);
    expect(await numerosDe(admin, `articuloId=${uuidv7()}`)).toEqual([]);
    expect(await numerosDe(admin, 'hasta=2020-01-01')).toEqual([]);
    expect(await numerosDe(admin, 'desde=2020-01-01')).toHaveLength(3);
    expect(await numerosDe(admin, 'mias=true')).toHaveLength(3);
    expect(await numerosDe(await prueba.cliente(), 'mias=true')).toEqual([]);
    expect((await admin.get(`${NOTAS}?estado=ABIERTA`)).status).toBe(400);
    expect((await admin.get(`${NOTAS}?color=rojo`)).status).toBe(400);
  });

  it('searches by number as people write it and by customer', async () => {
    expect(await numerosDe(admin, `buscar=${numero(1)}`)).toEqual([numero(1)]);
    expect(await numerosDe(admin, `buscar=NP%20${numero(2)}`)).toEqual([numero(2)]);
    expect(await numerosDe(admin, 'buscar=quiroga%20taller')).toEqual([numero(1)]);
    expect(await numerosDe(admin, 'buscar=nadie')).toEqual([]);
    expect(await numerosDe(admin, 'buscar=---')).toEqual([]);
  });

  it('TD-07 filters each column by itself', async () => {
    const con = async (filtros: string, quien = admin) =>
      (await numerosDe(quien, `orden=numero&filtros=${encodeURIComponent(filtros)}`)).map((n) => n - numero(0));
    expect(await con(`numero:entre:${numero(1)},`)).toEqual([1, 2]);
    expect(await con('cliente:empieza:taller')).toEqual([1]);
    expect(await con('cliente:contiene:quiroga')).toEqual([1]);
    expect(await con(`sucursal:uno:${rosario.sucursalId}`)).toEqual([2]);
    expect(await con('estado:uno:CONFIRMADA,PARCIAL;total:entre:242,242')).toEqual([1, 2]);
    expect(await con('total:entre:242.01,')).toEqual([]);
    expect(await con('neto:entre:,200;renglones:entre:1,1')).toEqual([0, 1, 2]);
    expect(await con('pendientes:entre:1,')).toEqual([1, 2]);
    expect(await con('pendientes:entre:,0;estado:uno:BORRADOR')).toEqual([0]);
    expect(await con('creadaPor:contiene:ferreyra;comprobante:vacio')).toEqual([0, 1, 2]);
    expect(await con('creadaPor:igual:lucia')).toEqual([]);
    expect(await con('fecha:entre:,2020-01-01')).toEqual([]);
    expect((await admin.get(`${NOTAS}?filtros=estado:contiene:A`)).status).toBe(400);
    // Nobody reaches by a filter what is out of their sucursales (INV-61).
    const ajena = await prueba.cliente({ permisos: ['nota.ver'], sucursales: [INICIALES.sucursal] });
    expect(await con(`sucursal:uno:${rosario.sucursalId}`, ajena)).toEqual([]);
    const { texto } = await admin.get(`${NOTAS}/exportar?filtros=cliente:contiene:quiroga&columnas=total,numero`);
    expect(texto.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Total;Moneda;Número',
      `242,00;ARS;${numero(1)}`,
    ]);
  });

  it('TD-15 adds up everything that the filter leaves, and only what one may see', async () => {
    const suma = async (query: string, quien = admin) => (await quien.get(`${NOTAS}/totales?${query}`)).cuerpo.filas;
    const { filas } = (await admin.get(NOTAS)).cuerpo;
    const [todas] = await suma('');
    expect(todas.notas).toBe(filas.length);
    const de = (campo: 'neto' | 'total') =>
      filas.reduce((hecho: number, fila: Record<'neto' | 'total', string>) => hecho + Number(fila[campo]), 0);
    expect([Number(todas.neto), Number(todas.total), todas.moneda]).toEqual([de('neto'), de('total'), 'ARS']);
    expect(await suma('filtros=cliente:contiene:quiroga')).toEqual([
      { moneda: 'ARS', notas: 1, neto: '200.00', total: '242.00' },
    ]);
    expect(await suma('estado=ANULADA')).toEqual([]);
    const ajena = await prueba.cliente({ permisos: ['nota.ver'], sucursales: [rosario.sucursalId] });
    expect(await suma('', ajena)).toMatchObject([{ notas: 1 }]);
  });

  it('orders by each column and pages', async () => {
    for (const campo of ['numero', 'fecha', 'cliente', 'total', 'estado']) {
      const orden = await numerosDe(admin, `orden=${campo}`);
      expect(orden.toSorted()).toEqual([0, 1, 2].map(numero));
    }
    expect(await numerosDe(admin, 'orden=numero&porPagina=2&pagina=2')).toEqual([numero(2)]);
  });

  it('exports what the filter shows, safe to open in a spreadsheet', async () => {
    const { status, texto, encabezados } = await admin.get(`${NOTAS}/exportar?clienteId=${quiroga}`);
    expect(status).toBe(200);
    expect(encabezados['content-type']).toContain('text/csv');
    const [titulos, fila, resto] = texto.replace('\ufeff', '').split('\r\n');
    expect(titulos).toContain('Número;Fecha;Estado');
    expect(fila).toContain(`${numero(1)};`);
    expect(fila).toContain(';Confirmada;');
    expect(fila).toContain("'=Taller Hermanos Quiroga");
    expect(fila).toContain(';200,00;242,00;');
    expect(resto).toBe('');
  });
});

describe('GET /api/ventas/notas-de-pedido/:id', () => {
  it('VEN-03 shows beside each line what there is here and in other branches', async () => {
    const { cuerpo } = await admin.get(`${NOTAS}/${notas[1]?.id}`);
    expect(cuerpo).toMatchObject({
      estado: 'CONFIRMADA',
      acciones: ['preparar', 'reservar', 'finalizar', 'cancelar-saldo', 'anular'],
      cliente: { razonSocial: '=Taller Hermanos Quiroga', alerta: 'Retira Marcos' },
      lista: { nombre: 'Lista 1', moneda: 'ARS' },
      renglones: [
        {
          reservada: '2',
          stock: { aca: '8', otras: [{ sucursal: 'Rosario', depositoId: rosario.depositoId, disponible: '5' }] },
        },
      ],
    });
  });

  it('VEN-03 the other branches only for who may see them', async () => {
    const sinOtras = await prueba.cliente({
      permisos: ['nota.ver', 'stock.ver'],
      sucursales: [INICIALES.sucursal],
    });
    const { cuerpo } = await sinOtras.get(`${NOTAS}/${notas[1]?.id}`);
    expect(cuerpo.renglones[0].stock).toEqual({ aca: '8', otras: [] });
    expect(cuerpo.acciones).toEqual([]);
  });

  it('ART-14 says where what is to be delivered is kept, of a kit each component, where the person may deliver from', async () => {
    const [suelto, parte] = await Promise.all([sembrarArticulo(prueba.db), sembrarArticulo(prueba.db)]);
    const existencias = [suelto, parte].map((id) => ({ articuloId: id, cantidad: '9' }));
    await sembrarStock(prueba.db, admin.usuarioId, existencias);
    const { kitId } = await crearKit(prueba.db, admin, [{ componenteId: parte, cantidad: '2' }]);
    const ubicar = async (id: string, lugares: Readonly<Record<string, string>>) => {
      const minimos = Object.entries(lugares).map(([depositoId, ubicacion]) => ({
        ...{ depositoId, ubicacion },
        ...{ minimo: null, objetivo: null, maximo: null },
      }));
      expect((await admin.put(`/api/articulos/${id}/minimos`, { version: 1, minimos })).status).toBe(200);
    };
    await ubicar(suelto, { [INICIALES.deposito]: 'A-3', [rosario.depositoId]: 'R-1' });
    await ubicar(parte, { [INICIALES.deposito]: 'B-10' });
    const renglones = [suelto, kitId].map((id) => ({ articuloId: id, cantidad: '1' }));
    const { cuerpo: borrador } = await crearNota(admin, { renglones });
    const ubicaciones = async (quien: Cliente) => (await quien.get(`${NOTAS}/${borrador.id}`)).cuerpo.ubicaciones;
    expect(await ubicaciones(admin)).toEqual([]);
    await accionar(admin, borrador, 'confirmar');
    const aca = [
      { articuloId: suelto, depositoId: INICIALES.deposito, ubicacion: 'A-3' },
      { articuloId: parte, depositoId: INICIALES.deposito, ubicacion: 'B-10' },
    ];
    const enRosario = { articuloId: suelto, depositoId: rosario.depositoId, ubicacion: 'R-1' };
    const deAca = await prueba.cliente({ rol: 'deposito', sucursales: [INICIALES.sucursal] });
    expect(await ubicaciones(deAca)).toHaveLength(2);
    expect(await ubicaciones(deAca)).toEqual(expect.arrayContaining(aca));
    expect(await ubicaciones(admin)).toHaveLength(3);
    expect(await ubicaciones(admin)).toEqual(expect.arrayContaining([...aca, enRosario]));
  });

  it('INV-71 says nothing of cost', async () => {
    await accionar(admin, notas[2] ?? { id: '', version: 0 }, 'finalizar');
    const { texto } = await admin.get(`${NOTAS}/${notas[2]?.id}`);
    expect(texto).toContain('FINALIZADA');
    expect(texto).not.toMatch(/costo|margen|valor/i);
  });

  it('an id nobody has is 404', async () => {
    expect((await admin.get(`${NOTAS}/${uuidv7()}`)).cuerpo.code).toBe('comun.no_encontrado');
    expect((await admin.get(`${NOTAS}/cualquiera`)).status).toBe(404);
  });
});

describe('rights by sucursal (INV-61)', () => {
  const ACCIONES = ['confirmar', 'preparar', 'reservar', 'finalizar', 'cancelar-saldo', 'anular', 'actualizar-precios'];

  it('a nota of a sucursal one may not see does not exist: not in lists, not by id, not by action', async () => {
    const ajena = await prueba.cliente({ rol: 'encargado', sucursales: [rosario.sucursalId] });
    const nota = notas[1] ?? { id: '', version: 0 };

    expect(await numerosDe(ajena, '')).toEqual([numero(2)]);
    expect((await ajena.get(`${NOTAS}/exportar`)).texto).not.toContain('Casa Central');
    expect((await ajena.get(`${NOTAS}/${nota.id}`)).status).toBe(404);
    expect((await ajena.patch(`${NOTAS}/${nota.id}`, { version: nota.version })).status).toBe(404);
    for (const accion of ACCIONES) {
      const motivo = ['cancelar-saldo', 'anular'].includes(accion) ? { motivo: 'Error de carga' } : {};
      expect((await accionar(ajena, nota, accion, motivo)).status).toBe(404);
    }
    expect((await crearNota(ajena, { renglones: [{ articuloId, cantidad: '1' }] })).status).toBe(403);
  });

  it('who may see but not act gets 403', async () => {
    const consulta = await prueba.cliente({ rol: 'consulta' });
    const nota = notas[1] ?? { id: '', version: 0 };
    expect((await consulta.get(`${NOTAS}/${nota.id}`)).status).toBe(200);
    expect((await crearNota(consulta, { renglones: [{ articuloId, cantidad: '1' }] })).status).toBe(403);
    expect((await consulta.patch(`${NOTAS}/${nota.id}`, { version: nota.version })).status).toBe(403);
    for (const accion of ACCIONES) expect((await accionar(consulta, nota, accion)).status).toBe(403);
    expect((await (await prueba.cliente({ permisos: ['tabla.ver'] })).get(NOTAS)).status).toBe(403);
  });

  it('who may act in one branch and only see the other is refused with 403 there', async () => {
    const nota = notas[1] ?? { id: '', version: 0 };
    const deRosario = await prueba.cliente({
      rol: 'encargado',
      sucursales: [rosario.sucursalId],
      enOtras: { permisos: ['nota.ver'], sucursales: 'TODAS' },
    });
    expect((await deRosario.get(`${NOTAS}/${nota.id}`)).cuerpo).toMatchObject({ estado: 'CONFIRMADA', acciones: [] });
    for (const accion of ACCIONES) {
      const motivo = ['cancelar-saldo', 'anular'].includes(accion) ? { motivo: 'Error de carga' } : {};
      expect(await accionar(deRosario, nota, accion, motivo)).toMatchObject({
        status: 403,
        cuerpo: { code: 'comun.sin_permiso' },
      });
    }

    const central = await prueba.cliente({ rol: 'deposito', sucursales: [INICIALES.sucursal] });
    const desdeRosario = await accionar(central, nota, 'finalizar', { depositoId: rosario.depositoId });
    expect(desdeRosario).toMatchObject({ status: 403, cuerpo: { code: 'comun.sin_permiso' } });
    const mudanza = await prueba.cliente({ rol: 'vendedor', sucursales: [INICIALES.sucursal] });
    const borrador = notas[0] ?? { id: '', version: 0 };
    const aRosario = await mudanza.patch(`${NOTAS}/${borrador.id}`, { version: 1, depositoId: rosario.depositoId });
    expect(aRosario).toMatchObject({ status: 403, cuerpo: { code: 'comun.sin_permiso' } });
  });
});
