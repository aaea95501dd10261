import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { accionar, crearNota, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { conStock, crearKit } from '#ventas/kits/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let rosario: { readonly sucursalId: string; readonly depositoId: string };

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
});
afterAll(() => prueba.cerrar());

const abrir = async (articuloId: string, cantidad: string) => {
  const { cuerpo: borrador } = await crearNota(admin, { renglones: [{ articuloId, cantidad }] });
  return (await accionar(admin, borrador, 'confirmar', { parcial: true })).cuerpo;
};
const stockEn = async ({ id }: { readonly id: string }, quien = admin) =>
  (await quien.get(`${NOTAS}/${id}`)).cuerpo.renglones[0].stock;
const conTodo = async (codigo: string, permiteNegativo = false) => {
  const articuloId = await sembrarArticulo(prueba.db, { codigo, precio: '100', permiteNegativo });
  await sembrarStock(prueba.db, admin.usuarioId, [
    { articuloId, cantidad: '10' },
    { articuloId, cantidad: '7', depositoId: rosario.depositoId },
  ]);
  return articuloId;
};

describe('INV-61 what there is of a line', () => {
  it('is not said, nor said to be nothing, to who may not see it', async () => {
    const nota = await abrir(await conTodo('VE-1'), '2');
    const sinStock = await prueba.cliente({ permisos: ['nota.ver'] });
    expect(await stockEn(nota, sinStock)).toBeNull();
    const deRosario = await prueba.cliente({
      ...{ permisos: ['nota.ver'], sucursales: [INICIALES.sucursal] },
      enOtras: { permisos: ['stock.ver'], sucursales: [rosario.sucursalId] },
    });
    expect(await stockEn(nota, deRosario)).toMatchObject({ aca: null, otras: [{ disponible: '7' }] });
  });

  it('nor how many of a kit there are', async () => {
    const [a = ''] = await conStock(prueba.db, admin, { A: '9' });
    const { kitId } = await crearKit(prueba.db, admin, [{ componenteId: a, cantidad: '1' }]);
    const ver = async (quien: Cliente) =>
      (await quien.get(`/api/ventas/kits/${kitId}?depositoId=${INICIALES.deposito}`)).cuerpo;
    expect(await ver(admin)).toMatchObject({ disponible: '9', lineas: [{ disponible: '9' }] });
    const deRosario = await prueba.cliente({ permisos: ['nota.ver', 'stock.ver'], sucursales: [rosario.sucursalId] });
    expect(await ver(deRosario)).toMatchObject({ disponible: null, lineas: [{ disponible: null }] });
  });

  it('SCE-06 who may see the other sucursales sees them, wherever that was granted', async () => {
    const nota = await abrir(await conTodo('VE-2'), '2');
    const permisos = ['nota.ver', 'stock.ver', 'stock.ver_otras'] as const;
    const quien = await prueba.cliente({ permisos: [...permisos], sucursales: [INICIALES.sucursal] });
    expect(await stockEn(nota, quien)).toMatchObject({ aca: '8', otras: [{ disponible: '7' }] });
  });
});

it('VEN-03 offers nothing of a sucursal that is not in use any more', async () => {
  const nota = await abrir(await conTodo('VE-3'), '12');
  expect((await stockEn(nota)).otras).toHaveLength(1);
  const enUso = (activa: boolean) =>
    prueba.db.updateTable('sucursal').set({ activa }).where('id', '=', rosario.sucursalId).execute();
  await enUso(false);
  expect((await stockEn(nota)).otras).toEqual([]);
  await enUso(true);
});

it('VEN-03 nor of a depósito that nothing is sold from', async () => {
  const articuloId = await conTodo('VE-4');
  const cuarentena = uuidv7();
  const deRosario = { sucursal_id: rosario.sucursalId, codigo: 'CUA', nombre: 'Cuarentena', clase: 'CUARENTENA' };
  await prueba.db
    .insertInto('deposito')
    .values({ ...deRosario, id: cuarentena, virtual: false, vendible: false })
    .execute();
  await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId, cantidad: '9', depositoId: cuarentena }]);
  expect((await stockEn(await abrir(articuloId, '12'))).otras).toMatchObject([{ disponible: '7' }]);
});

describe('INV-06 where a line may be delivered below zero', () => {
  it('says it to who may do so, of what permits it, and then delivering does', async () => {
    const nota = await abrir(await conTodo('NEG-1', true), '15');
    const { conNegativo } = await stockEn(nota);
    expect(conNegativo).toContainEqual({ depositoId: INICIALES.deposito, hasta: '15' });
    expect(conNegativo).toContainEqual({ depositoId: rosario.depositoId, hasta: '15' });
    expect((await stockEn(await abrir(await conTodo('NEG-2'), '15'))).conNegativo).toBeUndefined();
    const sinDerecho = await prueba.cliente({ permisos: ['nota.ver', 'nota.finalizar', 'stock.ver'] });
    expect((await stockEn(nota, sinDerecho)).conNegativo).toBeUndefined();
    expect((await accionar(admin, nota, 'finalizar')).status).toBe(200);
  });

  it('VEN-05 not while something is put aside there for another nota', async () => {
    const articuloId = await conTodo('NEG-3', true);
    const primera = await abrir(articuloId, '6');
    const segunda = await abrir(articuloId, '15');
    expect((await stockEn(segunda)).conNegativo).toEqual([{ depositoId: rosario.depositoId, hasta: '15' }]);
    expect((await accionar(admin, segunda, 'finalizar')).cuerpo.code).toBe('ventas.stock_insuficiente');
    expect((await accionar(admin, primera, 'finalizar')).status).toBe(200);
    expect((await stockEn(segunda)).conNegativo).toHaveLength(2);
  });

  it('EST-07 a component that may stops no kit; one that may not does', async () => {
    const puede = await sembrarArticulo(prueba.db, { codigo: 'NEG-4', permiteNegativo: true });
    const [b = ''] = await conStock(prueba.db, admin, { B: '5' });
    const { kitId } = await crearKit(prueba.db, admin, [
      { componenteId: puede, cantidad: '2' },
      { componenteId: b, cantidad: '1' },
    ]);
    const nota = await abrir(kitId, '8');
    const stock = await stockEn(nota);
    expect(stock.aca).toBe('0');
    expect(stock.conNegativo).toContainEqual({ depositoId: INICIALES.deposito, hasta: '5' });
    const [{ id: renglonId }] = nota.renglones;
    const salen = async (cantidad: string) =>
      (await accionar(admin, nota, 'finalizar', { renglones: [{ renglonId, cantidad }] })).status;
    expect([await salen('6'), await salen('5')]).toEqual([409, 200]);
  });
});
